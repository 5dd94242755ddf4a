import type { Context } from "hono";
import type { Db } from "../../db/database.ts";
import type { ClientNetworks } from "../../web/clientAddress.ts";
import type { Log } from "../../log.ts";
import type { AccountLimits } from "../accountLimits.ts";
import type { LeaveEvents } from "../accountRecords.ts";
import type { SendMail } from "../mail.ts";
import type { VerifyToken } from "../verifyToken.ts";
import type { TokenKeys } from "../keys/tokenKeys.ts";
import type { PasswordHasher } from "../passwords/passwordHash.ts";
import type { KnownPhones } from "../sessions/knownPhones.ts";

/** What the calls of the embedded identity work with. */
export interface EmbeddedDeps {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  log: Log;
  leaveEvents: LeaveEvents;
  keys: TokenKeys;
  verify: VerifyToken;
  passwords: PasswordHasher;
  limits: AccountLimits;
  knownPhones: KnownPhones;
  /** `null`: this site cannot. */
  sendMail: SendMail | null;
  /** Starts work that no request waits for. A failure reaches the log. */
  afterAnswer: (work: () => Promise<void>) => void;
  /** Where visitors reach the site, for links in e-mails. */
  siteOrigin: () => string;
  /** The networks that a call is counted under. */
  networksOf: (c: Context) => ClientNetworks;
}
