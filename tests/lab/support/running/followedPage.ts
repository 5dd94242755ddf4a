import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Client } from "pg";
import { openDatabase } from "../../../../server/db/database.ts";
import { rowsIn } from "../../../support/data/rows.ts";
import type { FoundNginx } from "../../../support/programs/nginx.ts";
import { findBinaries, startPostgres } from "../../../support/programs/postgres.ts";
import { waitFor } from "../../../support/waiting/waitFor.ts";
import { makeMachine, type Machine } from "./machine.ts";
import { typedUnder } from "./page.ts";
import { visit } from "./visit.ts";

/** A machine on which the page was typed, with the site running. */
export interface FollowedPage extends Machine {
  databaseUrl: string;
  end: () => Promise<void>;
}

/**
 * Types docs/running.md up to the section on data. One real store is there before the first start: to load
 * the sample takes long.
 *
 * @returns `null` when there is no PostgreSQL to be had
 */
export async function followPage(nginx: FoundNginx | null): Promise<FollowedPage | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const password = "of the test";
  const machine = await makeMachine(nginx, {
    url: postgres.url,
    binaries: findBinaries() ?? "",
    password,
  });
  const asOperator = async (...statements: string[]) => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const databaseUrl = new URL("/occ", postgres.url);
  databaseUrl.username = "occ";
  databaseUrl.password = password;
  let proxy: ChildProcess | null = null;
  const end = async () => {
    if (proxy !== null && proxy.exitCode === null) {
      const gone = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await gone;
    }
    machine.type("systemctl stop occ-site.service");
    const names = ["occ", "occ_newer", "trial"];
    await asOperator(
      ...names.map((name) => `drop database if exists ${name} with (force)`),
      "drop role if exists occ",
    );
    await postgres.stop();
    machine.remove();
  };
  try {
    machine.type(typedUnder("User, folders, settings"));
    machine.type(typedUnder("Database"));
    await asOperator(`alter role occ password '${password}'`);
    const place = { dataDir: "", databaseUrl: databaseUrl.href };
    const { db, close } = await openDatabase(place);
    await rowsIn(db).store({ slug: "real" });
    await close();
    machine.type(typedUnder("Program"));
    machine.type(typedUnder("Services"));
    machine.type(typedUnder("nginx"));
    if (nginx !== null) proxy = await startNginx(nginx, machine);
    return { ...machine, databaseUrl: databaseUrl.href, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function startNginx({ executable }: FoundNginx, machine: Machine): Promise<ChildProcess> {
  const conf = path.join(machine.root, "etc/nginx/nginx.conf");
  const proxy = spawn(executable, ["-e", "stderr", "-c", conf, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ask = { port: machine.ports.http, isSecure: false };
  await waitFor("nginx", async () => (await visit("/", ask).catch(() => null)) !== null);
  return proxy;
}
