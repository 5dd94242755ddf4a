import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "../../../../server/project.ts";

/** Something that docs/running.md has one type. */
interface Typed {
  /** The section that it stands in. */
  heading: string;
  text: string;
  needsNetwork: boolean;
}

/** The page itself. */
export const RUNNING_PAGE = readFileSync(path.join(PROJECT, "docs/running.md"), "utf8");

/** All that is typed, in its order. */
export const TYPED: readonly Typed[] = RUNNING_PAGE.split(/^## /m).flatMap((section) =>
  [...section.matchAll(/^```sh( network)?\n(.*?)^```$/gms)].map(([, network, text = ""]) => ({
    heading: section.split("\n")[0] ?? "",
    text,
    needsNetwork: network !== undefined,
  })),
);

/** What is typed under a heading, without what needs the network. @throws Error when there is nothing */
export function typedUnder(heading: string): string {
  const found = TYPED.filter((typed) => typed.heading === heading && !typed.needsNetwork);
  if (found.length === 0) throw new Error(`Nothing is typed under "${heading}".`);
  return found.map(({ text }) => text).join("");
}
