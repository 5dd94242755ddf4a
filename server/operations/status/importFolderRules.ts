import { MINUTE_MS } from "#domain/time/spans.ts";
import { finding, type Finding } from "./finding.ts";
import type { ImportFolder } from "./machineFacts.ts";
import { countWords, momentWords, sinceWords } from "./words.ts";

/** A file is taken after ten seconds, but a large one takes minutes, and others wait for it. */
const WAITING_LOOK_MS = 30 * MINUTE_MS;

/** Menus that arrive by themselves and do not come in. @param now epoch milliseconds */
export function importFolderFindings(found: ImportFolder, now: number): Finding[] {
  const { folder } = found;
  if (found.state === "unreadable") {
    const says = `The folder of imports ${folder} cannot be read and changed (${found.reason}), so no menu comes in: see that it is there, and that the server's user may do both.`;
    return [finding("broken", "import-folder", says)];
  }
  const findings: Finding[] = [];
  const late = found.waiting.filter(({ since }) => now - since > WAITING_LOOK_MS);
  const [first] = late;
  if (first !== undefined) {
    const says = `${countWords(late.length, "file waits", "files wait")} in ${folder}, ${first.name} ${sinceWords(first.since, now)}: see that a server runs, and its log for "the watched folder".`;
    findings.push(finding("look", "import-waits", says, first.since));
  }
  const newest = found.refused.at(-1);
  if (newest !== undefined) {
    const says = `${countWords(found.refused.length, "file was", "files were")} refused in the last 24 h, the newest ${newest.name} at ${momentWords(newest.since)}: see why in its report in ${folder}/refused.`;
    findings.push(finding("look", "import-refused", says, found.refused[0]?.since ?? null));
  }
  return findings;
}
