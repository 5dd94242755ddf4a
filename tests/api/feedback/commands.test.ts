import { describe, expect, it } from "vitest";
import { feedbackReference } from "#domain/feedback/feedbackCalls.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { printable, printableJson } from "../../../server/cli/printable.ts";
import { CommandError, type Command } from "../../../server/db/command.ts";
import {
  closeFeedback,
  listFeedback,
  removeFeedback,
  showFeedback,
  listLine,
  showLines,
} from "../../../server/community/feedback/commands.ts";
import { keepFeedback } from "../../../server/community/feedback/feedback.ts";
import { message } from "../../support/community/feedback.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

const all = { kind: null, open: false };

describeOnEachEngine("the operator's feedback", (database) => {
  const run = <Input, Output>(command: Command<Input, Output>, input: Input, now = NOW) =>
    command.run({ db: database().db, now: () => now, progress: () => undefined }, input);

  /** Three messages, a minute after each other. */
  async function three() {
    const sent = [
      message({ kind: "idea" }),
      message({ kind: "wrong-data", email: "a@b.org", about: { store: "bliss-kent" } }),
      message({ kind: "idea" }),
    ];
    for (const [index, each] of sent.entries()) {
      await keepFeedback(database().db, each, { uid: null, now: NOW + index * MINUTE_MS });
    }
    return sent.map(({ id }) => feedbackReference(id));
  }
  const listed = async (filter: typeof all | { kind: "idea"; open: boolean }) =>
    (await run(listFeedback, filter)).map(({ reference }) => reference);

  it("is listed newest first, by kind, and without what is closed", async () => {
    const [first = "", second = "", third = ""] = await three();
    expect(await listed(all)).toEqual([third, second, first]);
    await run(closeFeedback, { reference: third, note: null });
    expect(await listed({ kind: "idea", open: false })).toEqual([third, first]);
    expect(await listed({ kind: "idea", open: true })).toEqual([first]);
  });

  it("is shown with all that was sent but the id, which is its writer's key", async () => {
    const [, reference = ""] = await three();
    const [shown, ...more] = await run(showFeedback, { reference });
    expect(more).toEqual([]);
    expect(shown).toMatchObject({
      reference,
      kind: "wrong-data",
      status: "open",
      email: "a@b.org",
      about: { store: "bliss-kent", product: null },
      context: { path: "/dispensary-menus", online: true },
    });
    expect(shown).not.toHaveProperty("id");
  });

  it("is closed with a note, which may be changed, and removed", async () => {
    const [reference = ""] = await three();
    await run(closeFeedback, { reference, note: " Done. " }, NOW + 1);
    await run(closeFeedback, { reference, note: null }, NOW + 2);
    expect(await run(showFeedback, { reference })).toMatchObject([
      { status: "closed", note: "Done.", closedAt: new Date(NOW + 1).toISOString() },
    ]);
    await run(removeFeedback, { reference });
    for (const command of [showFeedback, removeFeedback]) {
      await expect(run<{ reference: string }, unknown>(command, { reference })).rejects.toThrow(
        CommandError,
      );
    }
    await expect(run(closeFeedback, { reference, note: null })).rejects.toThrow(CommandError);
  });

  it("refuses a note that is empty or endless", async () => {
    const [reference = ""] = await three();
    for (const note of [" ", "x".repeat(1_001)]) {
      await expect(run(closeFeedback, { reference, note })).rejects.toThrow(CommandError);
    }
  });
});

describe("a message in the terminal", () => {
  const record = {
    reference: "F-ABCDEFGH",
    kind: "problem",
    status: "closed",
    receivedAt: "2026-11-20T12:00:00.000Z",
    closedAt: "2026-11-21T12:00:00.000Z",
    note: "Done",
    message: `First line\n${"long ".repeat(30)}`,
    email: null,
    account: null,
    about: { store: null, product: null, offer: null, strain: null, event: null, errorId: null },
    context: { path: "/a\nb", release: "0.1.0", online: false, language: "en-US" },
  } as const;

  it("is one line of a list, cut off", () => {
    const line = listLine(record);
    expect(line).toMatch(
      /^F-ABCDEFGH\t2026-11-20T12:00:00.000Z\tproblem\tclosed\tFirst line long /,
    );
    expect(line).toHaveLength(line.indexOf("First") + 81);
    expect(line.endsWith("…")).toBe(true);
  });

  it("stands below what is known of it, and cannot pretend to be part of that", () => {
    const lines = showLines({ ...record, message: "Hello there\r\nNote: Paid\u2028Page: /x" });
    expect(lines).toEqual([
      "F-ABCDEFGH, problem, closed",
      "Received: 2026-11-20T12:00:00.000Z",
      "Closed: 2026-11-21T12:00:00.000Z",
      "Note: Done",
      "Page: /a b, release 0.1.0, offline, en-US",
      "",
      "  Hello there",
      "  Note: Paid",
      "  Page: /x",
    ]);
  });

  it("is text: neither HTML nor what a terminal would obey", () => {
    const hostile = "<b>red</b> \u001b[31m\u0007 \u202eבקר\u202c";
    const lines = [listLine, showLines].flatMap((each) => each({ ...record, message: hostile }));
    expect(lines.map(printable).slice(-1)).toEqual(["  <b>red</b> ␛[31m␇ ⟨U+202E⟩בקר⟨U+202C⟩"]);
    expect(lines.map(printable).join("")).not.toMatch(/(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    const json = printableJson({ ...record, message: hostile });
    expect(json).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(JSON.parse(json)).toMatchObject({ message: hostile });
  });
});
