import type { Db } from "../db/database.ts";
import { createLimitFactory, type AttemptLimit } from "../web/attemptLimits.ts";
import type { ClientNetworks } from "../web/clientAddress.ts";

/**
 * The limits of the embedded identity. A stranger could use up a limit for others behind
 * the same address, so each kind of call has its own.
 */
export interface AccountLimits {
  /**
   * Wrong passwords by e-mail, whether or not there is such an account, and by known phone:
   * 10 in 15 minutes, then none for 15.
   */
  wrongPasswords: AttemptLimit;
  /** Sign-ins and sign-ups by address: 100 an hour. */
  passwords: AttemptLimit<ClientNetworks>;
  /** Refresh tokens that mean nothing, by address: 100 an hour. */
  tokens: AttemptLimit<ClientNetworks>;
  /** Codes that are asked for, or mean nothing, by address, whichever call brings them: 100 an hour. */
  codes: AttemptLimit<ClientNetworks>;
  /** E-mails by recipient: 5 an hour, so that no mailbox is flooded. */
  mail: AttemptLimit;
  /** Password hashes by e-mail: 30 in 15 minutes. None is ever given back: each costs the server. */
  hashes: AttemptLimit;
  /** Password hashes by address: 300 an hour. Those for known phones are not among them. */
  addressHashes: AttemptLimit<ClientNetworks>;
  /** Refreshes by session, and changes of the account, which may give a refresh token, too: 60 an hour, where a page makes one or two. */
  refreshes: AttemptLimit;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Makes the limits of a database. */
export function createAccountLimits(db: Db): AccountLimits {
  const { limit, addressLimit } = createLimitFactory(db);
  const anHour = (name: string, points: number) => ({ name, points, seconds: HOUR_S });
  return {
    wrongPasswords: limit({ name: "account", points: 10, seconds: 15 * MINUTE_S, block: true }),
    passwords: addressLimit(anHour("passwords", 100)),
    tokens: addressLimit(anHour("tokens", 100)),
    codes: addressLimit(anHour("codes", 100)),
    mail: limit(anHour("mail", 5)),
    hashes: limit({ name: "hashes", points: 30, seconds: 15 * MINUTE_S }),
    addressHashes: addressLimit(anHour("address-hashes", 300)),
    refreshes: limit(anHour("refreshes", 60)),
  };
}
