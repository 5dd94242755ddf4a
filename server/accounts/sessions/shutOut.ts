import type { Db } from "../../db/database.ts";
import { detachPhones } from "../detachPhones.ts";
import { endAllSessions } from "./sessions.ts";

/**
 * Ends every way into an account but its password, inside the caller's transaction: its
 * sessions, and the phones that have joined it for alerts, which read and write its rules.
 */
export async function shutOut(tx: Db, uid: string): Promise<void> {
  await endAllSessions(tx, uid);
  await detachPhones(tx, uid);
}
