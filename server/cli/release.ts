import { parseArgs } from "node:util";

/**
 * Which page is built: the usual one, or the one whose worker removes itself
 * (docs/kill-switch.md). The names are those of Vite's modes.
 */
export type Release = "production" | "kill-switch";

/** Which one the command line asks for. @throws TypeError on an unknown option */
export function releaseAsked(args: string[]): Release {
  const { values } = parseArgs({ args, options: { "kill-switch": { type: "boolean" } } });
  return values["kill-switch"] === true ? "kill-switch" : "production";
}

/** What the stamp of a build says: release and content of its inputs. */
export function stampOf(release: Release, inputs: string): string {
  return `${release} ${inputs}`;
}
