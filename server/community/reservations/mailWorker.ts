import { sendDueMails, type MailDeps } from "./mails.ts";

/** Sends mails about reservations as they become due, until it is closed. */
export interface MailWorker {
  /** Finishes the mail that is under way; the rest is sent after the next start. */
  close: () => Promise<void>;
}

/** Other processes, and the operator's commands, queue without a signal to this one. */
const LOOK_EVERY_MS = 5_000;

/** Starts looking for mails, in this process and beside others. */
export function startMailWorker(deps: MailDeps): MailWorker {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let round = look();

  async function look(): Promise<void> {
    try {
      await sendDueMails(deps, () => isClosing);
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      deps.log.error({ reason }, "mails about reservations could not be sent");
    }
    if (isClosing) return;
    timer = setTimeout(() => {
      round = look();
    }, LOOK_EVERY_MS);
  }

  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await round;
    },
  };
}
