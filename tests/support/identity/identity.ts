import { createBackground } from "../../../server/accounts/background.ts";
import type { EmbeddedSettings } from "../../../server/accounts/identitySettings.ts";
import {
  newStoredKey,
  parseStoredKey,
  type SigningKey,
} from "../../../server/accounts/keys/signingKey.ts";
import { createPasswordHasher } from "../../../server/accounts/passwords/passwordHash.ts";
import type { Mail } from "../../../server/accounts/mail.ts";
import type { Log } from "../../../server/log.ts";

let madeKey: Promise<SigningKey> | undefined;

/** The signing key of a test run, made when first needed. */
export function testKey(): Promise<SigningKey> {
  madeKey ??= newStoredKey(null).then(parseStoredKey);
  return madeKey;
}

/** Hashes as the server does, at a price that tests can pay thousands of times. */
export const cheapHasher = (logN = 4) => createPasswordHasher({ logN, r: 8, p: 1 });

/** An embedded identity that keeps its key in memory and its e-mails in a list. */
export function embeddedForTests(
  log: Log,
  more: Partial<EmbeddedSettings> = {},
): EmbeddedSettings & { mails: Mail[] } {
  const mails: Mail[] = [];
  return {
    kind: "embedded",
    readKey: testKey,
    passwords: cheapHasher(),
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    background: createBackground(log),
    siteOrigin: () => "http://site.test",
    trustedProxies: 0,
    mails,
    ...more,
  };
}
