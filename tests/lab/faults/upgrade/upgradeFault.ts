import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { feedbackReference, readFeedbackCall } from "#domain/feedback/feedbackCalls.ts";
import { message } from "../../../support/community/feedback.ts";
import { findNginx } from "../../../support/programs/nginx.ts";
import { followPage } from "../../support/running/followedPage.ts";
import { TYPED } from "../../support/running/page.ts";
import { visit, type Visit } from "../../support/running/visit.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";

/** At most so long may visitors miss the site, in milliseconds. */
const MOST_DOWN_MS = 5_000;

const READERS = 3;
const WRITERS = 4;
const PAUSE_MS = 40;

/** Before the upgrade and after it, in milliseconds. */
const CALM_MS = 1_500;

/**
 * An upgrade as docs/running.md has it typed, behind nginx, while visitors read and phones write as
 * their outboxes do: the same write again until it is received.
 */
export const tryUpgrade: Fault = async ({ say }) => {
  const nginx = findNginx();
  const page = nginx === null ? null : await followPage(nginx);
  if (page === null) return { table: "without nginx or PostgreSQL", held: false };
  try {
    const ask = async (address: string, more: Partial<Visit> = {}) =>
      await visit(address, { port: page.ports.https, isSecure: true, ...more });
    const over = new AbortController();
    const reads: number[] = [];
    const received: string[] = [];
    let retried = 0;
    let wrote = 0;
    const read = async () => {
      while (!over.signal.aborted) {
        const status = await ask("/api/stores").then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) reads.push(Date.now());
        await pause(PAUSE_MS);
      }
    };
    const write = async () => {
      while (!over.signal.aborted) {
        const feedback = message();
        wrote += 1;
        const sent = {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(feedback),
          // One address may write so often only.
          from: `127.9.${String(wrote >> 8)}.${String(wrote % 256)}`,
        };
        for (;;) {
          const status = await ask("/api/feedback", sent).then(
            (answer) => answer.status,
            () => 0,
          );
          if (status === 201 || status === 200) break;
          retried += 1;
          await pause(PAUSE_MS);
        }
        received.push(feedback.id);
        await pause(PAUSE_MS);
      }
    };
    const load = [
      ...Array.from({ length: READERS }, read),
      ...Array.from({ length: WRITERS }, write),
    ];
    await pause(CALM_MS);
    say("the upgrade is typed");
    const upgrade = TYPED.find(({ heading }) => heading === "Upgrade");
    await page.typeBeside(upgrade?.text ?? "");
    await pause(CALM_MS);
    over.abort();
    await Promise.all(load);

    reads.sort((a, b) => a - b);
    const down = Math.max(...reads.slice(1).map((at, index) => at - (reads[index] ?? at)));
    let lost = 0;
    for (const id of received) {
      const { path, init } = readFeedbackCall(feedbackReference(id), id);
      const headers = Object.fromEntries(new Headers(init.headers));
      if ((await ask(path, { headers })).status !== 200) lost += 1;
    }
    const rows = await countRows(page.databaseUrl);
    const doubled = rows - received.length;
    const held = down <= MOST_DOWN_MS && lost === 0 && doubled === 0 && received.length > 0;
    const cells = [down, reads.length, received.length, retried, lost, doubled].map(String);
    return {
      table: table(
        ["", "down, ms", "reads", "writes received", "sent again", "lost", "doubled"],
        [["behind nginx, on PostgreSQL", ...cells]],
      ),
      held,
    };
  } finally {
    await page.end();
  }
};

async function countRows(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>("select count(*) from feedback");
  await client.end();
  return Number(rows[0]?.count);
}
