import { writeFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { fileOfPage } from "../../../support/pages/manyServersPage.ts";
import { waitFor } from "../../../support/waiting/waitFor.ts";
import { freePort } from "../../../support/server/site.ts";
import { databaseNode } from "./databaseNode.ts";
import { end, preparePrograms } from "./programs.ts";

const NODES = 3;
const PASSWORD = "of-the-test";

/** Starting three machines, or one that comes back. */
const START_MS = 120_000;

/** A database on three machines, as docs/many-servers.md sets it up. */
export interface DatabaseCluster {
  /** Of the database `occ`, on whatever machine is the primary. */
  url: string;
  /** The same on a standby. */
  readUrl: string;
  /** Kills the machine that is the primary. @returns its address */
  killPrimary: () => Promise<string>;
  /** Starts what was killed, and waits until a standby has all again. */
  heal: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @returns `null` when the programs cannot be had */
export async function startDatabaseCluster(scratch: string): Promise<DatabaseCluster | null> {
  const programs = preparePrograms(scratch, "patroni", "python3-etcd", "etcd-server", "haproxy");
  if (programs === null) return null;
  const nodes = Array.from({ length: NODES }, (_, index) =>
    databaseNode(programs, index + 1, PASSWORD),
  );
  const [port, readPort] = [await freePort(), await freePort()];
  const settings = path.join(scratch, "haproxy.cfg");
  writeFileSync(
    settings,
    fileOfPage("/etc/haproxy/haproxy.cfg", [
      ["127.0.0.1:5000", `127.0.0.1:${String(port)}`],
      ["127.0.0.1:5001", `127.0.0.1:${String(readPort)}`],
      ["10.0.0.", "127.0.71."],
    ]),
  );
  for (const node of nodes) node.start();
  const proxy = programs.start("haproxy", "haproxy", ["-db", "-f", settings]);
  const through = (user: string, to: number, name: string) =>
    `postgres://${user}:${PASSWORD}@127.0.0.1:${String(to)}/${name}`;
  const admin = through("postgres", port, "postgres");
  const isWhole = async () => {
    const rows = await ask(
      admin,
      `select 1 from pg_stat_replication where application_name like 'db%' having count(*) = ${String(NODES - 1)} and bool_or(sync_state = 'sync')`,
    ).catch(() => []);
    return rows.length > 0;
  };
  const stop = async () => {
    await end(proxy, "SIGTERM");
    await Promise.all(nodes.map((node) => node.stop()));
  };
  try {
    await waitFor("three machines with one database", isWhole, START_MS);
    await ask(admin, `create role occ login password '${PASSWORD}'`);
    await ask(admin, "create database occ owner occ");
  } catch (error) {
    await stop();
    throw error;
  }
  let killed: (typeof nodes)[number] | undefined;
  return {
    url: through("occ", port, "occ"),
    readUrl: through("occ", readPort, "occ"),
    async killPrimary() {
      const [row] = await ask(admin, "select host(inet_server_addr()) as address");
      killed = nodes.find(({ address }) => address === row?.["address"]);
      if (killed === undefined) throw new Error("Nobody is the primary.");
      await killed.kill();
      return killed.address;
    },
    async heal() {
      killed?.start();
      await waitFor("a standby that has everything", isWhole, START_MS);
    },
    stop,
  };
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
