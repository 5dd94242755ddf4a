import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "../../../server/project.ts";

/** The page itself. */
export const MANY_SERVERS_PAGE = readFileSync(path.join(PROJECT, "docs/many-servers.md"), "utf8");

/** All files that docs/many-servers.md has, by their names. */
const FILES = new Map(
  [...MANY_SERVERS_PAGE.matchAll(/^```\w+ (\/\S+)\n(.*?)^```$/gms)].map(
    ([, name = "", text = ""]) => [name, text],
  ),
);

/**
 * A file as docs/many-servers.md has it, but for what is another here.
 *
 * @param replacements what stands there, and what shall; each has to be there
 */
export function fileOfPage(
  name: string,
  replacements: readonly (readonly [string, string])[] = [],
): string {
  const text = FILES.get(name);
  if (text === undefined) throw new Error(`docs/many-servers.md has no ${name}.`);
  return replacements.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`${name} of docs/many-servers.md has no "${from}".`);
    return done.replaceAll(from, to);
  }, text);
}
