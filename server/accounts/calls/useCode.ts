import type { Db } from "../../db/database.ts";
import { findCode, takeCode, type CodePurpose } from "../codes.ts";
import { ProtocolError } from "./protocol.ts";

type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/**
 * Looks up a code that a visitor brings.
 *
 * @throws ProtocolError when it is unknown, used or too old
 */
export async function checkCode(db: Db, code: string | undefined, now: number): Promise<Code> {
  if (code === undefined || code === "") throw new ProtocolError("MISSING_OOB_CODE");
  const found = await findCode(db, code);
  if (found === null) throw new ProtocolError("INVALID_OOB_CODE");
  if (found.expiresAt.getTime() <= now) throw new ProtocolError("EXPIRED_OOB_CODE");
  return found;
}

/** The same, for one purpose, and uses the code up: do it in the transaction of what it is used for. */
export async function useCode(
  tx: Db,
  code: string | undefined,
  purpose: CodePurpose,
  now: number,
): Promise<Code> {
  const found = await checkCode(tx, code, now);
  if (found.purpose !== purpose || !(await takeCode(tx, found.hash))) {
    throw new ProtocolError("INVALID_OOB_CODE");
  }
  return found;
}
