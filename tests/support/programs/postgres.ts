import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installDebianPackages } from "./debianPackages.ts";
import { makeCluster, type PostgresCluster } from "./postgresCluster.ts";

/** A PostgreSQL server for the tests. */
export interface TestPostgres {
  /** Address of a database on it whose user may create others. */
  url: string;
  stop: () => Promise<void>;
}

/** Nothing in it outlives the run, so nothing needs to reach the disk. */
const FLEETING = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Finds or starts a PostgreSQL server: the one of `TEST_DATABASE_URL`, else a
 * private cluster in a temporary folder, after installing the package where that
 * is possible.
 *
 * @returns `null` when there is none to be had
 * @throws Error when a server is there but does not start
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const cluster = await makeOwnCluster(FLEETING);
  if (cluster === null) return null;
  const stop = async () => {
    await cluster.end("SIGINT");
    cluster.remove();
  };
  try {
    await cluster.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: cluster.url, stop };
}

/**
 * Makes a private cluster, after installing the package where that is possible. It does not run yet.
 *
 * @param settings such as `fsync=off`; by itself it keeps what it has committed
 * @returns `null` when there are no programs for it
 */
export async function makeOwnCluster(
  settings: readonly string[] = [],
): Promise<PostgresCluster | null> {
  const binaries = findBinaries() ?? (installDebianPackages("postgresql") ? findBinaries() : null);
  return binaries === null ? null : await makeCluster(binaries, settings);
}

/**
 * The folder of PostgreSQL's programs: on the PATH, else Debian's newest.
 *
 * @param programs that have to be there: a folder on the PATH may have some of them, or stand-ins
 */
export function findBinaries(...programs: readonly string[]): string | null {
  const wanted = ["initdb", ...programs];
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    ...versions.sort((a, b) => b - a).map((version) => path.join(debian, String(version), "bin")),
  ];
  return (
    folders.find((folder) => wanted.every((each) => existsSync(path.join(folder, each)))) ?? null
  );
}
