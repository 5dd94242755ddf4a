import { PGlite } from "@electric-sql/pglite";
import { makeFilesPrivate } from "../privateFolder.ts";

/**
 * Program of the short-lived child of `ensurePgliteFolder`: creates an empty
 * database cluster in the folder named by its argument.
 */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error("The folder to create is missing.");

// The parent holds the other end of this pipe. If it dies, the folder is no longer needed.
process.stdin.on("end", () => process.exit(1)).resume();

makeFilesPrivate();
const pglite = new PGlite(folder);
await pglite.waitReady;
await pglite.close();
process.exit(0);
