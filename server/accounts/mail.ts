import { createTransport } from "nodemailer";
import type { Env } from "../env.ts";
import { LOOPBACK_HOSTS } from "../envSchema.ts";
import type { Log } from "../log.ts";

/** A message to one visitor, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link that the text is about. */
  link: string;
}

/** Sends a message. Rejects when the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A mail server that does not answer is given up after this time. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Whether links reach their visitor: by a mail server, or by the log of a site that only its own
 * machine can reach, whose operator is its visitor. A link opens an account, and a reader of the
 * logs of a public site must not be able to open all of them.
 */
export const canMail = ({ mail, host }: Pick<Env, "mail" | "host">) =>
  mail !== null || LOOPBACK_HOSTS.includes(host);

/**
 * Sends messages by SMTP; on a machine of one's own, the operator finds their links in the log.
 *
 * @returns `null` when there is neither
 */
export function createMail(env: Pick<Env, "mail" | "host">, log: Log): SendMail | null {
  if (!canMail(env)) return null;
  const { mail: settings } = env;
  if (settings === null) {
    return ({ to, subject, link }) => {
      log.warn({ to, link }, `no mail server is set, hand this link over yourself: ${subject}`);
      return Promise.resolve();
    };
  }
  const { smtpUrl, from } = settings;
  const transport = createTransport({
    requireTLS: crossesNetwork(smtpUrl),
    ...TIMEOUTS,
    url: smtpUrl,
  });
  return async ({ to, subject, text }) => {
    // As an object, so that nothing in it can be taken for a second address.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  };
}

/**
 * `smtp://` begins in plain text. A reader of a link on the way could open an account, so nothing
 * is handed to another machine before TLS has begun, unless the address itself says
 * `requireTLS=false`.
 */
function crossesNetwork(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === "smtp:" && !LOOPBACK_HOSTS.includes(hostname);
}
