import * as v from "valibot";
import type { Command } from "../db/command.ts";
import { AlertStatusSchema, readStatus, type AlertStatus } from "./alertStatus.ts";

/** `npm run admin -- alerts status` as a command, so that it works beside a running server. */
export const statusCommand: Command<null, AlertStatus> = {
  name: "alerts.status",
  input: v.null(),
  output: AlertStatusSchema,
  run: ({ db, now }) => readStatus(db, now()),
};

/** The figures as lines for a person. */
export function reportStatus(status: AlertStatus): string[] {
  const { devices, rules, due, held, underWay, sentToday, expired, failed, oldestDueAt } = status;
  const since = oldestDueAt === null ? "" : `, the oldest since ${oldestDueAt}`;
  return [
    `Phones: ${String(devices)}, rules: ${String(rules)}`,
    `Waiting: ${String(due)} due${since}, ${String(held)} later, ${String(underWay)} under way`,
    `Sent today: ${String(sentToday)}`,
    `Last seven days: ${String(expired)} expired, ${String(failed)} failed`,
  ];
}
