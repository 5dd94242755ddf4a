import { parseChangeLog } from "#domain/site/changeLog.ts";
import text from "../../CHANGELOG.md?raw";

/** The releases of this site, from the file that its developers keep. */
export const RELEASES = parseChangeLog(text);
