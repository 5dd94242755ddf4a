/// <reference path="./structuredDataValidator.d.ts" />
import Validator from "@adobe/structured-data-validator";
import * as v from "valibot";
import { schemaOrg } from "./vocabulary.ts";

const DataSchema = v.looseObject({
  "@context": v.literal("https://schema.org"),
  "@type": v.string(),
});

/** Asked of pages that sell. This site sells nothing, and has no pictures of what others sell. */
const OF_SELLERS = 'Required attribute "image" is missing';

let validator: Validator | undefined;

/**
 * What a validator finds wrong with structured data: words that schema.org does not have, and what
 * search engines refuse. What they merely recommend, such as ratings, is left out.
 */
export async function faultsOf(data: unknown): Promise<string[]> {
  const item = v.parse(DataSchema, data);
  validator ??= new Validator(schemaOrg());
  const issues = await validator.validate({ jsonld: { [item["@type"]]: [structuredClone(item)] } });
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(({ issueMessage }) => issueMessage)
    .filter((message) => message !== OF_SELLERS);
}
