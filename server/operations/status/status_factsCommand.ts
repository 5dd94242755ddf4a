import * as v from "valibot";
import type { Command } from "../../db/command.ts";
import { DatabaseFactsSchema, type DatabaseFacts } from "./facts.ts";
import { readDatabaseFacts } from "./readDatabaseFacts.ts";

/** What `npm run admin -- status` asks the database, wherever it is open. */
export const factsCommand: Command<null, DatabaseFacts> = {
  name: "status.facts",
  input: v.null(),
  output: DatabaseFactsSchema,
  run: ({ db, now }) => readDatabaseFacts(db, now),
};
