import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { findBinaries } from "../../../support/programs/postgres.ts";
import { fileOfPage } from "../../../support/pages/manyServersPage.ts";
import { end, type Programs } from "./programs.ts";

/** Addresses that stand for machines: all of 127 is this one. */
const addressOf = (node: number) => `127.0.71.${String(node)}`;

/** A machine of the database: etcd, Patroni and what that starts. */
export interface DatabaseNode {
  address: string;
  start: () => void;
  /** As a power cut does: all of it at once. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param node its number, from 1 on @param password of all users of the database */
export function databaseNode(programs: Programs, node: number, password: string): DatabaseNode {
  const name = `db${String(node)}`;
  const folder = programs.own(name);
  const data = path.join(folder, "postgres");
  const machine = [
    // The first machine's own lines; those that name all machines stay.
    ["db1\nETCD_DATA", `${name}\nETCD_DATA`],
    ["URLS=http://10.0.0.1:", `URLS=http://10.0.0.${String(node)}:`],
    ["/var/lib/etcd/occ", path.join(folder, "etcd")],
    ["10.0.0.", "127.0.71."],
  ] as const;
  const etcd = Object.fromEntries(
    fileOfPage("/etc/default/etcd", machine)
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  const settings = path.join(folder, "patroni.yml");
  writeFileSync(
    settings,
    fileOfPage("/etc/patroni/config.yml", [
      ["name: db1", `name: ${name}`],
      ["listen: 10.0.0.1:", `listen: ${addressOf(node)}:`],
      ["connect_address: 10.0.0.1:", `connect_address: ${addressOf(node)}:`],
      // From HAProxy on this machine, too.
      ["10.0.0.0/24", "127.0.0.0/8"],
      ["10.0.0.", "127.0.71."],
      ["/var/lib/postgresql/15/occ", data],
      ["/usr/lib/postgresql/15/bin", findBinaries("pg_basebackup", "pg_rewind") ?? ""],
      ["/var/run/postgresql", folder],
      ["PASSWORD-1", password],
      ["PASSWORD-2", password],
      ["PASSWORD-3", password],
    ]),
  );
  let running: { etcd: ChildProcess; patroni: ChildProcess } | null = null;
  return {
    address: addressOf(node),
    start() {
      running = {
        etcd: programs.start(`${name}-etcd`, "etcd", [], etcd),
        patroni: programs.start(`${name}-patroni`, "/usr/bin/python3", [
          path.join(programs.folder, "programs/usr/bin/patroni"),
          settings,
        ]),
      };
    },
    async kill() {
      if (running === null) return;
      const { etcd: store, patroni } = running;
      running = null;
      const ended = [end(store, "SIGKILL"), end(patroni, "SIGKILL")];
      for (const pid of postgresOf(data)) process.kill(pid, "SIGKILL");
      await Promise.all(ended);
    },
    async stop() {
      if (running === null) return;
      const { etcd: store, patroni } = running;
      running = null;
      // It ends its PostgreSQL before itself.
      await end(patroni, "SIGTERM");
      await end(store, "SIGTERM");
    },
  };
}

/** A PostgreSQL with all its processes. */
function postgresOf(data: string): number[] {
  const [line = ""] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
  const first = Number(line);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === first)
    .map(Number);
  return [first, ...children];
}

function parentOf(pid: string): number | null {
  try {
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return null;
  }
}
