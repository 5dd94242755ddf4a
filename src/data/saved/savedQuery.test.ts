import * as v from "valibot";
import { expect, expectTypeOf, it } from "vitest";
import { DealsSchema } from "#domain/offers/deals.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import type { AnswerSchemas, SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
import { largePersister } from "./largePersister.ts";
import { smallPersister } from "./persister.ts";
import { savedQuery } from "./savedQuery.ts";

it("a query is kept where its answer is registered, and gives what its schema says", () => {
  const query = savedQuery(LARGE_QUERIES.deals, DealsSchema, largePersister);
  expect(query).toMatchObject({ queryKey: ["deals"], persister: largePersister.persisterFn });
  expectTypeOf<Awaited<ReturnType<NonNullable<typeof query.queryFn>>>>().toEqualTypeOf<
    v.InferOutput<typeof DealsSchema>
  >();
});

// The compiler is what checks the following.
it("a query that is kept elsewhere, or read with another schema, does not compile", () => {
  // @ts-expect-error deals lie among the large copies
  savedQuery(LARGE_QUERIES.deals, DealsSchema, smallPersister);
  // @ts-expect-error this is the schema of something else
  savedQuery(LARGE_QUERIES.deals, v.string(), largePersister);
});

it("a place that lacks a schema, or has one of no query, does not compile", () => {
  const { config: _, ...lacking } = SMALL_ANSWERS;
  // @ts-expect-error nobody could read a saved configuration
  lacking satisfies AnswerSchemas<typeof SMALL_QUERIES>;
  // @ts-expect-error nobody asks for that
  ({ ...SMALL_ANSWERS, weather: v.string() }) satisfies AnswerSchemas<typeof SMALL_QUERIES>;
});
