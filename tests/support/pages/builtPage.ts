import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "../../../server/project.ts";
import type { Dist } from "../../../server/web/pages/dist.ts";

/** The project's own `index.html`, as if it had been built. */
export const SHELL = readFileSync(path.join(PROJECT, "index.html"), "utf8");

/** A page of nothing but that. */
export function builtPage(): Dist {
  const indexHtml = {
    type: "text/html; charset=utf-8",
    hash: "shell",
    plain: new Uint8Array(Buffer.from(SHELL)),
    encoded: {},
  };
  return { indexHtml, files: new Map([["/index.html", indexHtml]]) };
}
