import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import type { Outbox, PushServiceFacts } from "./facts.ts";
import { finding, type Finding } from "./finding.ts";
import { countWords, sinceWords } from "./words.ts";

/** A server looks every three seconds. A crowd of alerts takes minutes. */
const ALERTS_LOOK_MS = 10 * MINUTE_MS;
const ALERTS_BROKEN_MS = HOUR_MS;

/** A claim that is over is taken by the next look of any server. */
const STUCK_MS = 2 * MINUTE_MS;

const MAILS_LOOK_MS = 15 * MINUTE_MS;
const MAILS_BROKEN_MS = 2 * HOUR_MS;

/** Fewer say nothing about a service. */
const SERVICE_BROKEN_FROM = 3;

const NOBODY_SENDS = "see that a server runs, and start it again if it does";

/** Alerts that nobody sends. @param now epoch milliseconds */
export function outboxFindings(outbox: Outbox, now: number): Finding[] {
  const { due, oldestDueAt, stuck, stuckSince } = outbox;
  const found: Finding[] = [];
  if (oldestDueAt !== null && now - oldestDueAt > ALERTS_LOOK_MS) {
    const level = now - oldestDueAt > ALERTS_BROKEN_MS ? "broken" : "look";
    const says = `${countWords(due, "alert")} should have gone out, the oldest ${sinceWords(oldestDueAt, now)}, and nobody sends ${due === 1 ? "it" : "them"}: ${NOBODY_SENDS}.`;
    found.push(finding(level, "alerts", says, oldestDueAt));
  }
  if (stuckSince !== null && now - stuckSince > STUCK_MS) {
    const says = `A server that has ended had taken ${countWords(stuck, "alert")}, the first ${sinceWords(stuckSince, now)}, and no other sends ${stuck === 1 ? "it" : "them"}: ${NOBODY_SENDS}.`;
    found.push(finding("broken", "alert-claims", says, stuckSince));
  }
  return found;
}

/** Mails that wait. Call it where mails can be sent. @param now epoch milliseconds */
export function mailFindings({ due, oldestDueAt, retried }: Outbox, now: number): Finding[] {
  if (oldestDueAt !== null && now - oldestDueAt > MAILS_LOOK_MS) {
    const level = now - oldestDueAt > MAILS_BROKEN_MS ? "broken" : "look";
    const says = `${countWords(due, "mail")} should have gone out, the oldest ${sinceWords(oldestDueAt, now)}: ${NOBODY_SENDS}.`;
    return [finding(level, "mails", says, oldestDueAt)];
  }
  if (retried === 0) return [];
  const says = `The mail server has not taken ${countWords(retried, "mail")}, which are tried again for a day: see SMTP_URL, MAIL_FROM and its own log.`;
  return [finding("look", "mails", says)];
}

/** Push services that do not take what they are sent. @param now epoch milliseconds */
export function pushFindings(services: readonly PushServiceFacts[], now: number): Finding[] {
  return services.flatMap(({ service, sent, refused, retried, retriedSince }) => {
    if (refused + retried === 0) return [];
    const isSilent = sent === 0 && refused + retried >= SERVICE_BROKEN_FROM;
    const since = retriedSince === null ? "" : `, the oldest ${sinceWords(retriedSince, now)}`;
    const says = `The push service ${service} took ${countWords(sent, "alert")} in the last hour, refused ${String(refused)} and is asked again for ${String(retried)}${since}: the log's lines "alerts" say why.`;
    return [finding(isSilent ? "broken" : "look", "push-service", says, retriedSince)];
  });
}
