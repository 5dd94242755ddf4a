import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, and the folder of the built page in it. */
export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
export const DIST = path.join(PROJECT, "dist");
