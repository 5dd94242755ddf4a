import { expect, it } from "vitest";
import { errorForLog, createLog } from "./log.ts";

/** What a log writes. */
function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog("debug", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

/** An error as the database library throws them. */
function failedQuery() {
  const cause = Object.assign(new Error('duplicate key "ann@example.org"'), {
    code: "23505",
    constraint: "identity_accounts_email_unique",
    table: "identity_accounts",
    detail: "Key (email)=(ann@example.org) already exists.",
    parameters: ["ann@example.org"],
  });
  const message =
    "Failed query: insert into x\nparams: ann@example.org,$scrypt$ln=15\n    at ann@example.org:1:1";
  return Object.assign(new Error(message, { cause }), {
    query: "insert",
    params: ["ann@example.org"],
  });
}

it("keeps code, constraint, table and frames of an error, and nothing that it says", () => {
  const { cause, ...logged } = errorForLog(failedQuery());
  expect(cause).toMatchObject({
    type: "Error",
    code: "23505",
    constraint: "identity_accounts_email_unique",
    table: "identity_accounts",
  });
  expect(logged.stack[0]).toMatch(/^at failedQuery .*log\.test\.ts/);
  expect(JSON.stringify([logged, cause])).not.toMatch(/ann@|scrypt|duplicate/);
});

it.each<[string, (log: ReturnType<typeof createLog>, error: Error) => void]>([
  ["under err", (log, err) => log.error({ err, path: "/x" }, "a request failed")],
  ["under error", (log, error) => log.warn({ error }, "a request failed")],
  ["alone", (log, error) => log.error(error)],
  ["alone with words", (log, error) => log.error(error, "a request failed")],
])("an error %s is written without what it says", (_, write) => {
  const line = linesOf((log) => write(log, failedQuery()));
  expect(line).toContain("23505");
  expect(line).not.toMatch(/ann@|scrypt|duplicate/);
});

it.each([
  ["a text", "ann@example.org"],
  ["nothing", undefined],
  ["an object", { email: "ann@example.org" }],
  ["a name that says something", Object.assign(new Error("no"), { name: "ann@example.org" })],
  ["a code that says something", Object.assign(new Error("no"), { code: "(ann@example.org)" })],
  [
    "another stack",
    Object.assign(new Error("no"), { stack: "ann@example.org\n    at ann@example.org" }),
  ],
  [
    "itself as its cause",
    (() => {
      const e = new Error("ann@example.org");
      e.cause = e;
      return e;
    })(),
  ],
])("%s thrown is logged, too", (_, thrown) => {
  expect(JSON.stringify(errorForLog(thrown))).not.toContain("ann@");
});
