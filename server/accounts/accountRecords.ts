import { eq, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { AccountExport } from "#domain/accounts.ts";
import type { Db } from "../db/database.ts";
import {
  identityAccounts,
  identityCodes,
  identitySessions,
  profiles,
} from "../db/schema/accounts.ts";
import { alertDevices, alertRules } from "../db/schema/alerts.ts";
import { contestVoters } from "../db/schema/contests.ts";
import { feedback } from "../db/schema/feedback.ts";
import { reservations } from "../db/schema/reservations.ts";
import { wishes, wishlists } from "../db/schema/wishlist.ts";
import { exportVotes, leaveContests } from "./leave.ts";

/** A column's value as the export has it. */
const FieldSchema = v.nullable(
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.pipe(
      v.array(v.string()),
      v.transform((list) => list.join(", ")),
    ),
    v.pipe(
      v.date(),
      v.transform((moment) => moment.toISOString()),
    ),
  ]),
);

/** A table with rows that belong to accounts. */
export interface AccountTable {
  /** Its name in the export. */
  name: string;
  table: PgTable & { uid: PgColumn };
  /** Columns that prove something rather than say something: they stay out of the export. */
  secrets: readonly string[];
  /** Where rows stay: takes out of them what says whose they were. */
  cutOff?: (tx: Db, uid: string, leaveEvents: LeaveEvents) => Promise<unknown>;
  /** What the export has of it, where that is not the rows themselves. */
  rows?: (db: Db, uid: string) => Promise<unknown[]>;
}

/**
 * Gives back what an account has reserved, in the transaction that deletes the account. The program that
 * puts the site together hands it in, because others move up then and are told.
 */
export type LeaveEvents = (tx: Db, uid: string) => Promise<void>;

/**
 * Every table with a column `uid`; a test fails when one is missing here. Rows are removed in
 * this order, accounts first. A change of an account also locks its row before its sessions',
 * so that the two never wait for each other.
 */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { name: "accounts", table: identityAccounts, secrets: ["passwordHash"] },
  { name: "sessions", table: identitySessions, secrets: ["id"] },
  { name: "codes", table: identityCodes, secrets: ["hash"] },
  { name: "profiles", table: profiles, secrets: [] },
  {
    name: "alertDevices",
    table: alertDevices,
    secrets: ["keyHash", "address", "p256dh", "auth"],
  },
  { name: "alertRules", table: alertRules, secrets: [] },
  { name: "wishlists", table: wishlists, secrets: [] },
  {
    name: "wishes",
    table: wishes,
    secrets: ["decided", "phone", "phoneEditedMs", "phoneOffsetMs"],
  },
  {
    name: "feedback",
    table: feedback,
    secrets: ["bodyDigest", "rowDigest"],
    cutOff: (tx, uid) =>
      tx
        .update(feedback)
        .set({ uid: null, email: null, bodyDigest: null })
        .where(eq(feedback.uid, uid)),
  },
  {
    name: "contestVotes",
    table: contestVoters,
    secrets: [],
    rows: exportVotes,
    cutOff: (tx, uid) => leaveContests(tx, uid),
  },
  // Last: it holds what all writers of reservations wait for.
  {
    name: "reservations",
    table: reservations,
    secrets: ["id"],
    cutOff: (tx, uid, leaveEvents) => leaveEvents(tx, uid),
  },
];

/** Everything that is kept of an account, by table, without what only a thief could use. */
export async function exportAccountRecords(db: Db, uid: string): Promise<AccountExport["records"]> {
  const records: AccountExport["records"] = {};
  for (const { name, table, secrets, rows: read } of ACCOUNT_TABLES) {
    const rows =
      read === undefined
        ? await db.select(shownColumns(table, secrets)).from(table).where(eq(table.uid, uid))
        : await read(db, uid);
    records[name] = v.parse(v.array(v.record(v.string(), FieldSchema)), rows);
  }
  return records;
}

/** Removes everything that is kept of an account, at once or not at all. */
export async function removeAccountRecords(
  db: Db,
  uid: string,
  leaveEvents: LeaveEvents,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { table, cutOff } of ACCOUNT_TABLES) {
      if (cutOff === undefined) await tx.delete(table).where(eq(table.uid, uid));
      else await cutOff(tx, uid, leaveEvents);
    }
  });
}

function shownColumns(table: PgTable, secrets: readonly string[]): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !secrets.includes(name)),
  );
}
