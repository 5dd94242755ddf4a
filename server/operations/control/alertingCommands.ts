import { queueAlerts } from "../../alerts/queue/queueAlerts.ts";
import { queueEventAlerts } from "../../alerts/queue/queueEventAlerts.ts";
import { cancelEventCommand, seatsCommand } from "../../community/reservations/commands.ts";
import { importIncomingCommandOf, importCommandOf } from "../../import/importCommand.ts";

/** The operator's work that phones are told of, with what tells them: neither imports nor events know alerts. */
export const importCommand = importCommandOf(queueAlerts);
export const importIncomingCommand = importIncomingCommandOf(queueAlerts);
export const setEventSeats = seatsCommand(queueEventAlerts);
export const cancelEventForAll = cancelEventCommand(queueEventAlerts);
