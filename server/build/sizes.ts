import path from "node:path";
import * as v from "valibot";
import { parseSync } from "vite";
import { loadDist, type Dist } from "../web/pages/dist.ts";

/** Sizes of the built page in bytes, as they travel: brotli where that was worth storing. */
export interface Sizes {
  /** JavaScript that home runs: the entry, what it goes on to load, and all they import. */
  landingJs: number;
  worker: number;
  /** Everything the worker keeps for offline use. */
  precache: number;
}

const WORKER = "/firebase-messaging-sw.js";

/** @throws Error when the page has no entry script, or the worker no list of files */
export async function measureSizes(folder: string): Promise<Sizes> {
  const dist = await loadDist(folder);
  return {
    landingJs: sum(landingScripts(dist), dist),
    worker: sum(workerScripts(dist), dist),
    precache: sum(keptFiles(dist), dist),
  };
}

/**
 * The scripts of home. Only the entry's own dynamic imports count: it loads the
 * application that way after the first paint. Those of the application are other
 * screens, or parts opened by a tap.
 */
function landingScripts(dist: Dist): string[] {
  const html = textOf(dist, "/index.html");
  const entry = /<script type="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error("The page has no entry script.");
  const found = new Set<string>();
  const mapped = importMap(html);
  const visit = (named: string) => {
    const file = mapped[named] ?? named;
    if (found.has(file)) return;
    found.add(file);
    const source = textOf(dist, file);
    const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value)),
      ...(file === entry ? dynamicImports : []).map(({ moduleRequest: { start, end } }) =>
        source.slice(start + 1, end - 1),
      ),
    ];
    for (const specifier of specifiers) {
      if (specifier?.startsWith(".") === true)
        visit(path.posix.join(path.dirname(file), specifier));
    }
  };
  visit(entry);
  return [...found];
}

const ImportMapSchema = v.object({ imports: v.record(v.string(), v.string()) });

/** Files by the names under which scripts import them, which stay when the files change. */
function importMap(html: string): Readonly<Record<string, string>> {
  const text = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? {} : v.parse(ImportMapSchema, JSON.parse(text)).imports;
}

/** Addresses of the worker's own scripts: its list, and the code that takes it in. */
export function workerScripts(dist: Dist): string[] {
  const imported = textOf(dist, WORKER).matchAll(/importScripts\("([^"]+)"\);?\s*$/g);
  return [WORKER, ...Array.from(imported, ([, file = ""]) => file)];
}

/** Addresses of what the worker keeps: the list that the build wrote into it; nothing else in it names a `url` by a text. */
export function keptFiles(dist: Dist): string[] {
  const files = [...textOf(dist, WORKER).matchAll(/url"?:["`]([^"`]+)["`]/g)].map(
    ([, url]) => `/${url ?? ""}`,
  );
  if (files.length === 0) throw new Error("The worker has no list of files to keep.");
  return [...new Set(files)];
}

function textOf(dist: Dist, file: string): string {
  const found = dist.files.get(file);
  if (found === undefined) throw new Error(`The built page lacks ${file}.`);
  return new TextDecoder().decode(found.plain);
}

function sum(files: readonly string[], dist: Dist): number {
  return files.reduce((total, file) => {
    const found = dist.files.get(file);
    if (found === undefined) throw new Error(`The built page lacks ${file}.`);
    return total + (found.encoded.br ?? found.plain).length;
  }, 0);
}

/** The sizes as a table of Markdown, for the terminal and for documents. */
export function sizesTable(sizes: Sizes): string {
  const rows = [
    ["What travels", "Size (brotli)"],
    ["JavaScript of the landing page", kilobytes(sizes.landingJs)],
    ["The worker", kilobytes(sizes.worker)],
    ["Everything kept for offline use", kilobytes(sizes.precache)],
  ] as const;
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = line(widths.map((width) => "-".repeat(width)));
  const [head, ...body] = rows.map(line);
  return [head, rule, ...body].join("\n");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
