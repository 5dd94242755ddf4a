import type { FeedbackContext } from "#domain/feedback/feedback.ts";
import type { FeedbackRecord } from "./commands.ts";

/** Characters of a message in a list. */
const BEGINNING = 80;

/** A message in one line, for a list. */
export function listLine({ reference, receivedAt, kind, status, message }: FeedbackRecord): string {
  const beginning = Array.from(message.replace(/\s+/g, " "));
  const rest = beginning.length > BEGINNING ? "…" : "";
  return [reference, receivedAt, kind, status, beginning.slice(0, BEGINNING).join("") + rest].join(
    "\t",
  );
}

/** All of a message: what it is, then its own lines, indented so that none looks like one of ours. */
export function showLines(record: FeedbackRecord): string[] {
  const { reference, kind, status, receivedAt, closedAt, note, email, account } = record;
  const given = (title: string, value: string | null) =>
    value === null ? [] : [`${title}: ${oneLine(value)}`];
  return [
    `${reference}, ${kind}, ${status}`,
    `Received: ${receivedAt}`,
    ...given("Closed", closedAt),
    ...given("Note", note),
    ...given("E-mail", email),
    ...given("Account", account),
    ...Object.entries(record.about).flatMap(([name, value]) => given(`About ${name}`, value)),
    pageLine(record.context),
    "",
    ...record.message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `  ${line}`),
  ];
}

function pageLine({ path, release, online, language }: FeedbackContext): string {
  const network = online ? "online" : "offline";
  return `Page: ${oneLine(path)}, release ${oneLine(release)}, ${network}, ${oneLine(language)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");
