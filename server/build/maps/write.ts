import { writeFile } from "node:fs/promises";
import { mapFiles } from "./mapFiles.ts";

for (const [file, text] of Object.entries(await mapFiles())) await writeFile(file, text);
