import { expect, it } from "vitest";
import { createRefusalLog } from "./refusalLog.ts";

function refusals() {
  const lines: object[] = [];
  let now = Date.UTC(2026, 10, 20, 12);
  const log = { info: (what: object) => void lines.push(what) };
  const refuse = createRefusalLog(log, () => now);
  const ask = (status: number) =>
    refuse({ requestId: "a", method: "GET", route: "/api/account", status });
  return { lines, ask, pass: (ms: number) => (now += ms) };
}

it("tells of what was refused by its route, and of nothing else", () => {
  const { lines, ask } = refusals();
  for (const status of [200, 304, 400, 401, 403, 404, 413, 415, 429, 500]) ask(status);
  expect(lines).toMatchObject([401, 403, 413, 415, 429].map((status) => ({ status })));
  expect(lines[0]).toEqual({ requestId: "a", method: "GET", route: "/api/account", status: 401 });
});

it("is sixty lines a minute long at most, and says how many it has left out", () => {
  const { lines, ask, pass } = refusals();
  for (let at = 0; at < 1_000; at += 1) ask(401);
  expect(lines).toHaveLength(60);
  pass(60_000);
  ask(403);
  ask(403);
  expect(lines.slice(60)).toMatchObject([{ status: 403, leftOut: 940 }, { status: 403 }]);
  expect(lines.at(-1)).not.toHaveProperty("leftOut");
});
