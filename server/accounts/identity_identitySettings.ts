import type { Env } from "../env.ts";
import { LOOPBACK_HOSTS } from "../envSchema.ts";
import type { Log } from "../log.ts";
import type { Background } from "./background.ts";
import type { IdentitySettings } from "./createIdentity.ts";
import type { EmbeddedSettings } from "./identitySettings.ts";
import { keyFilePath, readKeyFile, watchKeyFile } from "./keys/keyFile.ts";
import { createPasswordHasher } from "./passwords/passwordHash.ts";
import { createMail } from "./mail.ts";

interface Surroundings {
  log: Log;
  background: Background;
  /** Where visitors reach the site. */
  siteOrigin: () => string;
}

/**
 * Decides who keeps a site's accounts: the hosted project if there is one, else the site itself.
 *
 * @throws KeyFileError when the embedded identity's key is there but damaged
 */
export async function identitySettings(env: Env, around: Surroundings): Promise<IdentitySettings> {
  if (env.firebase === null) return await embeddedSettings(env, around);
  const { firebase: project, authEmulator: emulator } = env;
  return { kind: "hosted", project, emulator, siteOrigin: around.siteOrigin };
}

/**
 * Prepares the embedded identity, and warns when others than this machine can reach it.
 *
 * @throws Error beside a configured project: two services would know different accounts
 * @throws KeyFileError
 */
export async function embeddedSettings(
  env: Env,
  { log, background, siteOrigin }: Surroundings,
): Promise<EmbeddedSettings> {
  if (env.firebase !== null) {
    throw new Error("The embedded identity does not run beside a Firebase project.");
  }
  const keyFile = keyFilePath(env.dataDir);
  await readKeyFile(keyFile);
  if (!LOOPBACK_HOSTS.includes(env.host)) {
    log.warn(
      { host: env.host },
      "others can reach the embedded identity: use https, set SITE_ORIGIN, SMTP_URL and MAIL_FROM",
    );
  }
  return {
    kind: "embedded",
    readKey: watchKeyFile(keyFile),
    passwords: createPasswordHasher(),
    sendMail: createMail(env, log),
    background,
    siteOrigin,
    trustedProxies: env.trustedProxies,
  };
}
