import { vi } from "vitest";
import type { Db } from "../../../server/db/database.ts";

interface Client {
  query: (...words: unknown[]) => unknown;
}

/**
 * Counts the statements that reach the driver while `work` runs, on either engine.
 *
 * @throws TypeError when the database has no driver to watch
 */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<number> {
  return (await statementTexts(db, work)).length;
}

/** The same statements with their parameters, as the driver got them. @throws TypeError */
export async function statementTexts(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const client: unknown = Reflect.get(db, "$client");
  if (!isClient(client)) throw new TypeError("This database has no driver.");
  const query = vi.spyOn(client, "query");
  try {
    await work();
    return query.mock.calls.map((call) => JSON.stringify(call));
  } finally {
    query.mockRestore();
  }
}

function isClient(value: unknown): value is Client {
  return typeof value === "object" && value !== null && "query" in value;
}
