import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import type { FirstView } from "#domain/site/firstView.ts";

/** Makes the HTML of a screen from the answers that it asks for. It is the application itself, built for the server. */
type RenderView = (view: FirstView) => Promise<string>;

/** What first views are made of. */
export interface Views {
  render: RenderView;
  /** Files of each screen, by the pattern of its path. */
  files: ScreenFiles;
}

const ModuleSchema = v.object({
  renderFirstView: v.custom<RenderView>((value) => typeof value === "function"),
  loadScreens: v.custom<() => Promise<void>>((value) => typeof value === "function"),
});

/**
 * Loads what the build has made for this.
 *
 * @param folder `dist-view`
 * @returns `null` when there is none, as in development
 */
export async function loadViews(folder: string): Promise<Views | null> {
  const file = path.join(folder, "renderFirstView.js");
  if (!existsSync(file)) return null;
  const module = v.parse(ModuleSchema, await import(pathToFileURL(file).href));
  await module.loadScreens();
  const files = JSON.parse(await readFile(path.join(folder, SCREEN_FILES), "utf8"));
  return {
    render: module.renderFirstView,
    files: v.parse(ScreenFilesSchema, files),
  };
}

/** Name of the file that tells the server. */
export const SCREEN_FILES = "screenFiles.json";

const FilesSchema = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });

/** Addresses of the files that a screen needs besides those of landing, by the pattern of its path. */
const ScreenFilesSchema = v.record(v.string(), FilesSchema);

export type ScreenFiles = v.InferOutput<typeof ScreenFilesSchema>;
