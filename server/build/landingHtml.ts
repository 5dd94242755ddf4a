import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { SIDEBAR_DOCKS_FROM_PX, SIDEBAR_WIDTH_PX } from "#domain/constants.ts";
import { BROWSER_BAR, DARK, LIGHT, type Palette } from "../../src/design/palette.ts";

const variables = (palette: Palette) =>
  (["paper", "surface", "line", "ink"] as const)
    .map((name) => `--c-${name}:${palette[name]}`)
    .join(";");

/**
 * Completes index.html: the colours and rules of the first paint, inlined, and
 * hints for the files that follow it, so that they travel while the skeleton is
 * painted instead of after it.
 */
export function landingHtml(): Plugin {
  return {
    name: "landing-html",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const rules = readFileSync(new URL("landing.css", import.meta.url), "utf8");
        const sized = rules
          .replace("sidebar-docks-from", `${String(SIDEBAR_DOCKS_FROM_PX)}px`)
          .replace("sidebar-width", `${String(SIDEBAR_WIDTH_PX)}px`);
        const css =
          `:root{${variables(LIGHT)}}body.dark{${variables(DARK)}}` +
          sized.replace(/\/\*[^]*?\*\//g, "").replace(/\s*([{};:,>])\s*|\s*\n\s*/g, "$1");
        const filled = html
          .replace("%BAR_LIGHT%", BROWSER_BAR.light)
          .replace("%BAR_DARK%", BROWSER_BAR.dark);
        const style = { tag: "style", children: css, injectTo: "head-prepend" as const };
        return { html: filled, tags: [style, ...(bundle ? followingFiles(bundle) : [])] };
      },
    },
  };
}

type Bundle = NonNullable<import("vite").IndexHtmlTransformContext["bundle"]>;

/** `main.tsx` with all it imports statically, and their styles. */
function followingFiles(bundle: Bundle) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || chunk.isEntry || scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith("/src/main.tsx")))
      visit(chunk.fileName);
  }
  return [
    ...[...styles].map((href) => ({
      tag: "link",
      attrs: { rel: "preload", as: "style", crossorigin: true, href: `/${href}` },
      injectTo: "head" as const,
    })),
    ...[...scripts].map((href) => ({
      tag: "link",
      attrs: { rel: "modulepreload", crossorigin: true, href: `/${href}` },
      injectTo: "head" as const,
    })),
  ];
}
