import { buildSync } from "esbuild";
import * as v from "valibot";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { SIDEBAR_DOCKS_FROM_PX, SIDEBAR_WIDTH_PX } from "#domain/constants.ts";
import { stateFolder } from "./stateFolder.js";
import { BROWSER_BAR, DARK, LIGHT, type Palette } from "../../src/design/palette.ts";

const variables = (palette: Palette) =>
  (["paper", "surface", "line", "ink"] as const)
    .map((name) => `--c-${name}:${palette[name]}`)
    .join(";");

/**
 * Completes index.html with what the first paint takes: colours, rules and the application's own
 * styles, inlined; the names of the site; the script that corrects the ages of a first view; and hints for the files that
 * follow, so that they travel while the skeleton or the view is painted instead of after it.
 */
export function landingHtml(project: string, names: StateNames): Plugin {
  return {
    name: "landing-html",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const filled = named(html, names)
          .replace("%BAR_LIGHT%", BROWSER_BAR.light)
          .replace("%BAR_DARK%", BROWSER_BAR.dark)
          .replace("%DOCKED%", `(min-width: ${String(SIDEBAR_DOCKS_FROM_PX)}px)`)
          .replace(/"%CORRECT_AGES%";?/, () => correctAges(project));
        const style = { tag: "style", children: landingRules(), injectTo: "head-prepend" as const };
        return { html: filled, tags: [style, ...(bundle ? filesOf(bundle) : [])] };
      },
    },
    writeBundle({ dir = "" }) {
      const shell = keptShell(readFileSync(path.join(dir, "index.html"), "utf8"));
      writeFileSync(path.join(dir, "shell.html"), shell);
    },
  };
}

/**
 * The document that the worker answers with, beside the one that the network has: its styles are not in it but in the
 * file that the phone keeps anyway, so that a release that changes no style does not bring them again.
 *
 * @param html the document of the network
 * @throws Error when it has no such styles
 */
export function keptShell(html: string): string {
  const parts =
    /<style>(?<styles>(?:(?!<\/style>).)*)<\/style>\s*(?<link><link rel="stylesheet") disabled/gs;
  const shell = html.replace(parts, "$<link>");
  if (shell === html) throw new Error("The document has no styles of the application's own.");
  return shell;
}

function landingRules(): string {
  const rules = readFileSync(new URL("landing.css", import.meta.url), "utf8")
    .replace("sidebar-docks-from", `${String(SIDEBAR_DOCKS_FROM_PX)}px`)
    .replace("sidebar-width", `${String(SIDEBAR_WIDTH_PX)}px`);
  return (
    `:root{${variables(LIGHT)}}body.dark{${variables(DARK)}}` +
    rules.replace(/\/\*[^]*?\*\//g, "").replace(/\s*([{};:,>])\s*|\s*\n\s*/g, "$1")
  );
}

/** A script of a few lines with the application's own words for ages. */
function correctAges(project: string): string {
  const entry = new URL("../../src/firstView/inDocument.ts", import.meta.url);
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    alias: { "#state": stateFolder(project) },
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** Styles and hints. The styles of landing stand in the document; that they come as a file, too, is not to be waited for. */
function filesOf(bundle: Bundle) {
  const { styles, scripts } = followingFiles(bundle);
  return [
    ...styles.map(({ source }) => ({
      tag: "style",
      children: source,
      injectTo: "head" as const,
    })),
    ...styles.map(({ fileName }) => ({
      tag: "link",
      attrs: { rel: "stylesheet", disabled: true, href: `/${fileName}` },
      injectTo: "head" as const,
    })),
    ...scripts.map((fileName) => ({
      tag: "link",
      // After all that the first paint needs.
      attrs: {
        rel: "modulepreload",
        crossorigin: true,
        fetchpriority: "low",
        href: `/${fileName}`,
      },
      injectTo: "body" as const,
    })),
  ];
}

/** What the bundler knows of a build's files, by their names. */
type Bundle = NonNullable<import("vite").IndexHtmlTransformContext["bundle"]>;

/** Scripts and styles of the application's first screen. */
interface FollowingFiles {
  scripts: readonly string[];
  styles: readonly { fileName: string; source: string }[];
}

/** `main.tsx` with all it imports statically, and their styles. */
function followingFiles(bundle: Bundle): FollowingFiles {
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
  return {
    scripts: [...scripts],
    styles: [...styles].map((fileName) => ({ fileName, source: sourceOf(bundle, fileName) })),
  };
}

function sourceOf(bundle: Bundle, fileName: string): string {
  const asset = bundle[fileName];
  if (asset?.type !== "asset") throw new Error(`The bundle lacks ${fileName}.`);
  return typeof asset.source === "string" ? asset.source : new TextDecoder().decode(asset.source);
}

const NamesSchema = v.object({ product: v.string(), community: v.string(), state: v.string() });
type StateNames = v.InferOutput<typeof NamesSchema>;

/**
 * The names of the chosen state. Whoever asks is the bundler's configuration, in which there is no `#state` yet: so the
 * file is compiled and loaded by itself.
 *
 * @throws Error when the state's `names.ts` has none
 */
export async function stateNames(project: string): Promise<StateNames> {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(stateFolder(project), "names.ts")],
    bundle: true,
    format: "esm",
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join("");
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return v.parse(v.object({ NAMES: NamesSchema }), module).NAMES;
}

/** Puts them into a file that stands at the project's root, such as `index.html`, in the place of `%COMMUNITY%`, `%PRODUCT%` and `%STATE%`. */
export function named(text: string, { community, product, state }: StateNames): string {
  return text
    .replaceAll("%COMMUNITY%", community)
    .replaceAll("%PRODUCT%", product)
    .replaceAll("%STATE%", state);
}
