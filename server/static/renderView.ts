import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import type { FirstView } from "#domain/site/firstView.ts";

/** Makes the HTML of a screen from the answers that it asks for. It is the application itself, built for the server. */
export type RenderView = (view: FirstView) => Promise<string>;

const ModuleSchema = v.object({
  renderFirstView: v.custom<RenderView>((value) => typeof value === "function"),
});

/**
 * Loads what the build has made for this.
 *
 * @param folder `dist-view`
 * @returns `null` when there is none, as in development
 */
export async function loadRenderView(folder: string): Promise<RenderView | null> {
  const file = path.join(folder, "renderFirstView.js");
  if (!existsSync(file)) return null;
  const module: unknown = await import(pathToFileURL(file).href);
  return v.parse(ModuleSchema, module).renderFirstView;
}
