import { createTransport } from "nodemailer";
import type { Env } from "../env.ts";
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

/** Sends messages by SMTP; without a mail server, the operator finds their links in the log. */
export function createMail(settings: Env["mail"], log: Log): SendMail {
  if (settings === null) {
    return ({ to, subject, link }) => {
      log.warn({ to, link }, `no mail server is set, hand this link over yourself: ${subject}`);
      return Promise.resolve();
    };
  }
  const { smtpUrl, from } = settings;
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return async ({ to, subject, text }) => {
    // As an object, so that nothing in it can be taken for a second address.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  };
}
