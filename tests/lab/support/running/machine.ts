import { execFile, spawnSync, type StdioOptions } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { FoundNginx } from "../../../support/programs/nginx.ts";
import { freePort } from "../../../support/server/site.ts";
import { RUNNING_PAGE } from "./page.ts";
import { putNginx } from "./putNginx.ts";
import { putReleases } from "./releases.ts";
import { STUBS } from "./stubs.ts";

/** A folder that stands for a machine, on which docs/running.md is typed. */
export interface Machine {
  root: string;
  ports: { site: number; http: number; https: number };
  /** Types something as the page has it. @returns what was printed @throws Error with it when a command fails */
  type: (text: string) => string;
  /** The same, while others go on. */
  typeBeside: (text: string) => Promise<string>;
  /** What was typed so far that only a whole machine can do. */
  stubbed: () => string[];
  remove: () => void;
}

/** Where a PostgreSQL is, whose user may create others. */
export interface PostgresPlace {
  url: string;
  /** Folder of `createdb` and the like. */
  binaries: string;
  /** Of the user that the page makes. */
  password: string;
}

/** What every machine has that this one has elsewhere. */
const FOLDERS = [
  "/etc/systemd/system",
  "/etc/nginx/sites",
  "/etc/letsencrypt/live",
  "/etc/occ.env",
  "/usr/local/bin/occ",
  "/usr/local/sbin/occ-release",
  "/opt/occ",
  "/root/ohio-cannabis-community",
  "/srv/menus",
  "/var/backups/occ",
  "/var/lib/occ",
  "/var/www/html",
];

/** The status says by its exit code what it has found, which is no failure here. */
const VERDICT = 'occ() { command occ "$@" || test "$2" = status; }\n';

const DATABASE = (name: string) => `postgres:///${name}?host=/var/run/postgresql&user=occ`;

/** Makes the machine: Debian's folders, its nginx, a certificate. */
export async function makeMachine(
  nginx: FoundNginx | null,
  postgres: PostgresPlace,
): Promise<Machine> {
  const root = mkdtempSync(path.join(os.tmpdir(), "occ-machine-"));
  const [site, http, https] = [await freePort(), await freePort(), await freePort()];
  const database = (name: string) => {
    const url = new URL(`/${name}`, postgres.url);
    url.username = "occ";
    url.password = postgres.password;
    return url.href;
  };
  /** All that is another here than on the page, and why. */
  const replacements: readonly (readonly [string, string])[] = [
    ...FOLDERS.map((folder) => [folder, root + folder] as const),
    ["/usr/local/bin/node", process.execPath],
    // A cluster of the test's own has no user of the system's.
    [DATABASE("occ"), database("occ")],
    [DATABASE("trial"), database("trial")],
    ["127.0.0.1:3000", `127.0.0.1:${String(site)}`],
    ["listen 80;", `listen 127.0.0.1:${String(http)};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${String(https)} ssl http2;`],
    // Not every machine has IPv6.
    ["listen [::]:80;", ""],
    ["listen [::]:443 ssl http2;", ""],
  ];
  const unused = replacements.filter(([text]) => !RUNNING_PAGE.includes(text));
  if (unused.length > 0) throw new Error(`The page does not have ${String(unused)}.`);

  for (const folder of [
    "etc/systemd/system",
    "usr/local/bin",
    "usr/local/sbin",
    "opt",
    "stubs",
    "root",
  ])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const [name, script] of Object.entries(STUBS)) {
    const note = `echo "${name} $*" >> "$ROOT/stubbed"`;
    writeFileSync(path.join(root, "stubs", name), `#!/bin/sh\n${note}\n${script}\n`, {
      mode: 0o755,
    });
  }
  await putReleases(path.join(root, "root"), ["1.0.0", "1.1.0"]);
  putNginx(root, nginx);
  const environment = {
    PATH: [path.join(root, "stubs"), path.join(root, "usr/local/bin")]
      .concat(path.join(root, "usr/local/sbin"), postgres.binaries, process.env["PATH"] ?? "")
      .join(path.delimiter),
    HOST: "127.0.0.1",
    ROOT: root,
    NGINX: nginx?.executable ?? "true",
    SITE_PORT: String(site),
    // For the commands: the page's port is 3000.
    PORT: String(site),
    ...clientSettings(postgres.url),
  };
  const here = (text: string) => [
    "--norc",
    "-e",
    "-o",
    "pipefail",
    "-c",
    VERDICT + replacements.reduce((done, [from, to]) => done.replaceAll(from, to), text),
  ];
  return {
    root,
    ports: { site, http, https },
    type(text) {
      const options = { cwd: root, env: environment, encoding: "utf8" } as const;
      const stdio: StdioOptions = ["ignore", "pipe", "pipe"];
      const { status, stdout, stderr } = spawnSync("bash", here(text), { ...options, stdio });
      if (status !== 0)
        throw new Error(`${text}\nended with ${String(status)}: ${stdout}${stderr}`);
      return stdout;
    },
    async typeBeside(text) {
      const options = { cwd: root, env: environment };
      return (await promisify(execFile)("bash", here(text), options)).stdout;
    },
    stubbed: () => readFileSync(path.join(root, "stubbed"), "utf8").trimEnd().split("\n"),
    remove() {
      rmSync(root, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
    },
  };
}

/** What PostgreSQL's own programs are told. */
function clientSettings(url: string) {
  const { hostname, port, username, password } = new URL(url);
  return {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: "postgres",
  };
}
