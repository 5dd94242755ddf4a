import { makeFolderOfPrepared } from "../support/server/preparedFolder.ts";
import type { Outcome } from "./outcome.ts";
import { program, script, type Saying } from "./steps.ts";

/** Builds the page, which every test in a browser needs. */
export async function build(saying: Saying): Promise<Outcome> {
  return await program("build", "server/cli/build.ts", saying);
}

/**
 * Builds the page, and gets ready what several steps would otherwise wait for, each with a
 * processor idle.
 *
 * @returns what became of the build; what else goes wrong here goes wrong again where it is needed
 */
export async function buildAndPrepare(): Promise<Outcome> {
  process.env["PREPARED_FOLDERS"] ??= makeFolderOfPrepared();
  const built = await build("at the end");
  if (built.failed === 0) await script("tests/runner/prepare.ts");
  return built;
}
