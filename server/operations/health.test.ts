import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { expect, it } from "vitest";
import { standingClock, SECOND_MS } from "../../tests/support/server/clock.ts";
import { tables } from "../db/database.ts";
import { watchHealth } from "./health.ts";

it("a PostgreSQL that says nothing is not well after five seconds", async () => {
  let answers = true;
  const query = async () => {
    if (!answers) await new Promise(() => undefined);
    return { rows: [] };
  };
  const client = Object.assign(new Client(), { query });
  const db = drizzle(client, { schema: tables, casing: "snake_case" });
  const { now, pass } = standingClock();
  const health = watchHealth(db, 300 * SECOND_MS, now);
  expect(await health()).toEqual({ ok: true });
  answers = false;
  pass(5 * SECOND_MS);
  expect(await health()).toEqual({ ok: true });
  pass(SECOND_MS);
  expect(await health()).toMatchObject({ ok: false });
});
