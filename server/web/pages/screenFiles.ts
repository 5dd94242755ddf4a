import * as v from "valibot";

/** Name of the file that tells the server. */
export const SCREEN_FILES = "screenFiles.json";

const FilesSchema = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });

/** Addresses of the files that a screen needs besides those of landing, by the pattern of its path. */
export const ScreenFilesSchema = v.record(v.string(), FilesSchema);
export type ScreenFiles = v.InferOutput<typeof ScreenFilesSchema>;
