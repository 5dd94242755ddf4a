import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { create } from "tar";
import { build as buildPage } from "vite";
import { compile } from "../compile.js";
import { RELEASED_PROGRAMS, SITE_PROGRAMS } from "../compiledFolder.js";
import { compressFolder } from "../compress.ts";
import { noticesText, thirdParty } from "../thirdParty.ts";
import { neededOfPackages } from "./neededFiles.ts";

/** Of which commit a release is, and when that was made. */
export interface ReleasedCommit {
  hash: string;
  /** The time of every file in the archive, in seconds since 1970: two archives of one commit are equal. */
  seconds: number;
}

/** What stands in package.json. */
export interface ReleasedPackage {
  name: string;
  version: string;
  license: string;
  engines: { node: string };
}

/** A written archive. */
export interface Archive {
  /** Path of the file. */
  file: string;
  sha256: string;
  bytes: number;
  /** Folders of the packages whose modules are in the programs or beside them, relative to the project. */
  packages: string[];
}

/** What an operator starts, beside the programs themselves: `node server.js`. */
const STARTERS = {
  "server.js": "server/cli/start.ts",
  "admin.js": "server/cli/admin.ts",
  "import.js": "server/cli/import.ts",
};

/** What is read while the site runs, or by its operator, as it lies in the project. */
const COPIED = [
  ".env.example",
  "CHANGELOG.md",
  "LICENSE",
  "SECURITY.md",
  "server/accounts/passwords/commonPasswords.bin",
  "server/build/compiledFolder.js",
  "server/build/hashSources.js",
  "server/build/stateFolder.js",
  "server/db/migrations",
  "server/launch.js",
];

/** How the release is put into a container (docs/containers.md). */
const CONTAINERS = ["Containerfile", "compose.yaml", "compose.postgres.yaml"];

/**
 * Writes `NAME-VERSION.tar.gz`: page and server, built and compiled, with what they need of other
 * packages, and nothing that would have to be installed. Equal sources make equal bytes, wherever and
 * whenever it is written, by the same Node.
 *
 * @param project its folder, with a finished build in `dist` and `dist-view`
 * @param scratch an empty folder
 * @param to folder of the archive
 */
export async function writeArchive(
  project: string,
  { name, version, license, engines }: ReleasedPackage,
  { seconds }: ReleasedCommit,
  scratch: string,
  to: string,
): Promise<Archive> {
  const folder = `${name}-${version}`;
  const stage = path.join(scratch, folder);
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(stage, file)), { recursive: true });
    writeFileSync(path.join(stage, file), text);
  };
  for (const each of [...COPIED, ...pagesOf(project)])
    cpSync(path.join(project, each), path.join(stage, each), { recursive: true });
  for (const each of CONTAINERS)
    cpSync(path.join(project, each), path.join(stage, "examples", each), { recursive: true });
  for (const each of ["dist", "dist-view"])
    cpSync(path.join(project, each), path.join(stage, each), { recursive: true, filter: isShown });
  await buildKillSwitch(project, path.join(stage, "dist-kill-switch"));
  for (const [file, program] of Object.entries(STARTERS)) put(file, starter(program));
  for (const [file, text] of examplesIn(project)) put(path.join("examples", file), text);
  const manifest = { name, version, private: true, license, type: "module", engines };
  put("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  put("THIRD-PARTY-NOTICES.txt", noticesText(project, thirdParty(project)));

  const programs = path.join(scratch, "compiled", RELEASED_PROGRAMS);
  const modules = await compile(project, SITE_PROGRAMS, programs, false);
  cpSync(programs, path.join(stage, RELEASED_PROGRAMS), { recursive: true });
  const needed = await neededOfPackages(project);
  for (const each of needed) cpSync(path.join(project, each), path.join(stage, each));

  mkdirSync(to, { recursive: true });
  const file = path.join(to, `${folder}.tar.gz`);
  await pack(scratch, filesUnder(scratch, folder), seconds, file);
  const content = readFileSync(file);
  return {
    file,
    sha256: createHash("sha256").update(content).digest("hex"),
    bytes: content.length,
    packages: [...modules, ...needed],
  };
}

/** The documents; what they say of a checkout is for those who have one. */
const pagesOf = (project: string) =>
  readdirSync(path.join(project, "docs"))
    .filter((name) => name.endsWith(".md") || name.endsWith(".yml"))
    .map((name) => `docs/${name}`);

const HEREDOC = /^cat > (\/\S+) <<'END'\n(.*?)^END$/gms;

const NAMED_BLOCK = /^```\w+ (\/\S+)\n(.*?)^```$/gms;

/** Units, settings of nginx and PgBouncer: the files that the documents have one make, by their path on the server. */
function examplesIn(project: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const page of pagesOf(project).filter((name) => name.endsWith(".md"))) {
    const text = readFileSync(path.join(project, page), "utf8");
    for (const [, file = "", content = ""] of [
      ...text.matchAll(HEREDOC),
      ...text.matchAll(NAMED_BLOCK),
    ]) {
      // Two pages may show one file each in their way.
      const own = `${file.slice(1)}${found.has(file.slice(1)) ? `.${path.basename(page, ".md")}` : ""}`;
      found.set(own, content);
    }
  }
  return found;
}

/** Hidden files are the build's own notes. */
const isShown = (file: string) => !path.basename(file).startsWith(".");

const starter = (program: string) =>
  `process.argv.splice(2, 0, ${JSON.stringify(program)});\nawait import("./server/launch.js");\n`;

/** The page that gets rid of its worker (docs/kill-switch.md): where nothing can be built, it has to be there. */
async function buildKillSwitch(project: string, outDir: string): Promise<void> {
  const options = { outDir, emptyOutDir: true };
  await buildPage({ root: project, mode: "kill-switch", logLevel: "error", build: options });
  rmSync(path.join(outDir, ".vite"), { recursive: true });
  await compressFolder(outDir);
}

/** Files alone, by name: what depends on a file system's own order or on who unpacks is left out. */
async function pack(cwd: string, files: readonly string[], seconds: number, file: string) {
  for (const each of files) chmodSync(path.join(cwd, each), 0o644);
  await create(
    { cwd, file, gzip: { level: 9 }, portable: true, mtime: new Date(seconds * 1_000) },
    [...files],
  );
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => statSync(path.join(root, name)).isFile())
    .sort();
}
