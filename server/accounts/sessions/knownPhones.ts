import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Db } from "../../db/database.ts";
import { sharedMark } from "../../db/sharedSecret.ts";

/**
 * Marks of phones that have signed in to an account before, as OWASP's "device cookies". Such a
 * phone has its own limit of wrong passwords: a stranger who tries passwords on an account locks
 * out unknown phones, and not its owner's. A mark proves nothing else; a thief who steals one may
 * try ten passwords.
 */
export interface KnownPhones {
  /** Which phone asks. @returns `null` for one that has not signed in to this account */
  read: (c: Context, email: string) => Promise<string | null>;
  /** Makes the phone remember that it has signed in. */
  remember: (c: Context, email: string) => Promise<void>;
}

/** The calls that have to do with passwords; no others carry the mark. */
const PATH = "/identitytoolkit.googleapis.com/";

/** The longest that browsers keep a cookie. */
const LIFE_S = 400 * 24 * 60 * 60;

/** Makes and reads the marks, which all servers of a database understand. */
export function createKnownPhones(db: Db, siteOrigin: () => string): KnownPhones {
  const mark = sharedMark(db, "known-phones");
  const isSecure = () => siteOrigin().startsWith("https:");
  // Several people may share a phone. The name does not tell whose it is. With the prefix browsers
  // take it from a secure origin alone, so that no machine on the way can plant one.
  const nameOf = async (email: string) => {
    const name = `phone-${(await mark(`name ${email}`)).slice(0, 16)}`;
    return isSecure() ? `__Secure-${name}` : name;
  };
  const proofOf = (email: string, id: string) => mark(`phone ${id} ${email}`);
  return {
    async read(c, email) {
      const [id = "", proof = ""] = (getCookie(c, await nameOf(email)) ?? "").split(".");
      const expected = Buffer.from(await proofOf(email, id));
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
    async remember(c, email) {
      const id = (await this.read(c, email)) ?? randomBytes(16).toString("base64url");
      setCookie(c, await nameOf(email), `${id}.${await proofOf(email, id)}`, {
        path: PATH,
        httpOnly: true,
        sameSite: "Strict",
        secure: isSecure(),
        maxAge: LIFE_S,
      });
    },
  };
}
