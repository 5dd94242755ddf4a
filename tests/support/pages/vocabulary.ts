import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const DECLARED = path.join(
  path.dirname(createRequire(import.meta.url).resolve("schema-dts")),
  "schema.d.ts",
);

const reference = (name: string) => ({ "@id": `schema:${name}` });

/**
 * The classes and properties of schema.org in the form in which it publishes them, out of the
 * package that has them as types: what the types hold at compile time, a validator holds of what
 * has been sent.
 */
export function schemaOrg(): { "@graph": object[] } {
  const text = readFileSync(DECLARED, "utf8");
  const parents = new Map<string, string[]>();
  const domains = new Map<string, string[]>();
  for (const [, name = "", bases = "", body = ""] of text.matchAll(
    /^interface (\w+)Base extends ([^{]+) \{\n([^]*?)^\}/gm,
  )) {
    parents.set(
      name,
      Array.from(bases.matchAll(/(\w+)Base\b/g), ([, base = ""]) => base),
    );
    for (const [, property = ""] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      domains.set(property, [...(domains.get(property) ?? []), name]);
  }
  // A class that adds nothing has no base of its own.
  for (const [, name = "", base = ""] of text.matchAll(
    /^export interface (\w+)Leaf extends (\w+)Base /gm,
  ))
    if (!parents.has(name)) parents.set(name, [base]);
  return {
    "@graph": [
      ...Array.from(parents, ([name, bases]) => ({
        "@id": `schema:${name}`,
        "@type": "rdfs:Class",
        "rdfs:subClassOf": bases.map(reference),
      })),
      ...Array.from(domains, ([property, names]) => ({
        "@id": `schema:${property}`,
        "@type": "rdf:Property",
        "schema:domainIncludes": names.map(reference),
      })),
    ],
  };
}
