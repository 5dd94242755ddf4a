import { getTableConfig } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { offers } from "../../db/schema.ts";
import { IDENTITY, STATE } from "../offerColumns.ts";
import { CONFIRMED } from "./effects.ts";

it("the notes for an undo know every column of an offer: identity, state or confirmation", () => {
  const snakeCase = (name: string) =>
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = getTableConfig(offers).columns.map(({ name }) => snakeCase(name));
  const known = ["id", "import_id", ...IDENTITY, ...STATE, ...CONFIRMED];
  expect(columns.toSorted()).toEqual(known.toSorted());
});
