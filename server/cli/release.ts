import { parseArgs } from "node:util";

/**
 * Which page is built: the usual one, or the one whose worker removes itself
 * (docs/kill-switch.md). The names are those of Vite's modes.
 */
export type Release = "production" | "kill-switch";

export interface BuildOptions {
  release: Release;
  /** Built on the way to a start: nothing but `dist` is written. */
  isForStart: boolean;
}

/** What the command line asks for. @throws TypeError on an unknown option */
export function buildOptions(args: string[]): BuildOptions {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ args, options: { "kill-switch": flag, "for-start": flag } });
  return {
    release: values["kill-switch"] === true ? "kill-switch" : "production",
    isForStart: values["for-start"] === true,
  };
}

/** What the stamp of a build says: release and content of its inputs. */
export function stampOf(release: Release, inputs: string): string {
  return `${release} ${inputs}`;
}
