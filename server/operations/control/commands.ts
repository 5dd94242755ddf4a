import { statusCommand } from "../../alerts/alertStatus.ts";
import {
  announce,
  listAllAnnouncements,
  withdrawAnnouncement,
} from "../../community/announcements.ts";
import { backupCommand } from "../backup/backupCommand.ts";
import { served, type ServedCommand } from "../../db/command.ts";
import {
  auditContestCommand,
  createContestCommand,
  listContests,
  removeContest,
  showContest,
  withdrawEntrant,
} from "../../community/contests/commands.ts";
import { importEvents, listEvents, removeEvent } from "../../community/events/commands.ts";
import {
  closeFeedback,
  listFeedback,
  removeFeedback,
  showFeedback,
} from "../../community/feedback/commands.ts";
import { listReports } from "../../community/reports.ts";
import { disableAccount, revokeKey } from "../../accounts/accountCommands.ts";
import { setHours, linkStore } from "../../import/stores/storeCommands.ts";
import { setPricesIncludeTax, setTaxPart } from "../../import/taxes/storeTaxCommands.ts";
import { sameStore, separateStore } from "../../import/stores/sameStore.ts";
import { listCommand } from "../../import/importCommand.ts";
import { createToken, listTokens, revokeToken } from "../../import/incoming/tokens.ts";
import { undoCommand } from "../../import/undo/undoImport.ts";
import {
  checkReservation,
  listReservations,
  listTicketKeys,
  uncheckReservation,
} from "../../community/reservations/commands.ts";
import { factsCommand } from "../status/factsCommand.ts";
import {
  cancelEventForAll,
  importIncomingCommand,
  importCommand,
  setEventSeats,
} from "./alertingCommands.ts";

/** Every command that a running server executes for others. Each has one line here: `served(command)`. */
export const COMMANDS: readonly ServedCommand[] = [
  served(announce),
  served(withdrawAnnouncement),
  served(listAllAnnouncements),
  served(linkStore),
  served(sameStore),
  served(separateStore),
  served(setHours),
  served(setTaxPart),
  served(setPricesIncludeTax),
  served(disableAccount),
  served(revokeKey),
  served(importCommand),
  served(importIncomingCommand),
  served(listCommand),
  served(undoCommand),
  served(createToken),
  served(listTokens),
  served(revokeToken),
  served(statusCommand),
  served(factsCommand),
  served(backupCommand),
  served(listFeedback),
  served(showFeedback),
  served(closeFeedback),
  served(removeFeedback),
  served(listReports),
  served(createContestCommand),
  served(listContests),
  served(showContest),
  served(auditContestCommand),
  served(withdrawEntrant),
  served(removeContest),
  served(importEvents),
  served(listEvents),
  served(removeEvent),
  served(listReservations),
  served(checkReservation),
  served(uncheckReservation),
  served(listTicketKeys),
  served(setEventSeats),
  served(cancelEventForAll),
];
