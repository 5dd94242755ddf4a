import { existsSync } from "node:fs";
import path from "node:path";

/** Where states lie, beside the type that they have. */
const STATES = "src/content/state";

/** Which state a site is built for: the name of a folder there, or the path of one that lies elsewhere in the project. */
const VARIABLE = "STATE";

const USUAL = "ohio";

/**
 * The folder of the state, relative to the project.
 *
 * @returns {string}
 */
export function statePath() {
  const chosen = process.env[VARIABLE] || USUAL;
  return chosen.includes("/") ? path.normalize(chosen) : path.posix.join(STATES, chosen);
}

/**
 * What `#state/…` stands for. It is not among the names of package.json, because those are fixed and this is chosen.
 *
 * @param {string} project path of the project
 * @returns {string} path of the folder
 * @throws Error in one line when there is none
 */
export function stateFolder(project) {
  const folder = path.resolve(project, statePath());
  if (!existsSync(path.join(folder, "names.ts")))
    throw new Error(`${VARIABLE}: there is no ${statePath()}/names.ts.`);
  return folder;
}

/**
 * For Vite and what is built on it.
 *
 * @param {string} project
 * @returns {{ find: RegExp, replacement: string }[]}
 */
export const stateAlias = (project) => [
  { find: /^#state\//, replacement: `${stateFolder(project)}/` },
];
