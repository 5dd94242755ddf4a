import { queueEventAlerts } from "../alerts/queue/queueEventAlerts.ts";
import { cancelEventCommand, seatsCommand } from "../reservations/commands.ts";

/** The operator's changes of an event that phones are told of, with what tells them. */
export const setEventSeats = seatsCommand(queueEventAlerts);
export const cancelEventForAll = cancelEventCommand(queueEventAlerts);
