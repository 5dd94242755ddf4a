import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";

/** Encodings a file may be stored in beside its plain form, best first, with the ending of that file. */
export const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

type Encoding = (typeof ENCODINGS)[number]["name"];

export interface StaticFile {
  type: string;
  /** Hash of the plain content. */
  hash: string;
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/**
 * The built page, in memory: a few megabytes, read once. A request can reach
 * these files and no others, for any path, and a rebuild beside a
 * running server cannot mix two releases.
 */
export interface Dist {
  /** By URL path, such as `/assets/main-4f2a.js`. */
  files: ReadonlyMap<string, StaticFile>;
  indexHtml: StaticFile;
}

/** @throws Error when the folder or its `index.html` is missing */
export async function loadDist(folder: string): Promise<Dist> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries) {
    // Hidden files are the build's own notes.
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const urlPath = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    contents.set(urlPath, new Uint8Array(await readFile(file)));
  }

  const files = new Map<string, StaticFile>();
  for (const [urlPath, plain] of contents) {
    if (isEncodedForm(urlPath, contents)) continue;
    const encoded: StaticFile["encoded"] = {};
    for (const { name, ending } of ENCODINGS) {
      const content = contents.get(urlPath + ending);
      if (content !== undefined) encoded[name] = content;
    }
    files.set(urlPath, { type: typeOf(urlPath), hash: hashOf(plain), plain, encoded });
  }
  const indexHtml = files.get("/index.html");
  if (indexHtml === undefined) throw new Error(`There is no index.html in ${folder}.`);
  return { files, indexHtml };
}

/** What tells contents apart in their tags. */
export function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

function isEncodedForm(urlPath: string, contents: ReadonlyMap<string, unknown>): boolean {
  return ENCODINGS.some(
    ({ ending }) => urlPath.endsWith(ending) && contents.has(urlPath.slice(0, -ending.length)),
  );
}

function typeOf(urlPath: string): string {
  if (urlPath.endsWith(".webmanifest")) return "application/manifest+json";
  return getMimeType(urlPath) ?? "application/octet-stream";
}
