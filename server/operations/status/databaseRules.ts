import { MINUTE_MS } from "#domain/time/spans.ts";
import type { DatabaseFacts, DatabaseReport, MachineFacts } from "./facts.ts";
import { finding, type Finding, formatTime } from "./finding.ts";

/** Clocks that are kept by the network differ by less; claims and sessions suffer from more. */
const CLOCK_LOOK_MS = 5_000;
const CLOCK_BROKEN_MS = MINUTE_MS;

/** What is wrong with the database as such: away, of another release, with another time. */
export function databaseFindings(report: DatabaseReport, machine: MachineFacts): Finding[] {
  if (report.kind === "absent") {
    return [
      finding(
        "broken",
        "database",
        `There is no database in ${machine.dataDir}: start the server, which makes one, or set DATA_DIR to where it is.`,
      ),
    ];
  }
  if (report.kind === "late") return [lateFinding(machine)];
  if (report.kind === "silent") {
    return [
      finding(
        "broken",
        "database",
        `The database does not answer (${report.reason.replace(/\.$/, "")}): see that it runs and can be reached, then ask again.`,
      ),
    ];
  }
  return [...schemaFindings(report.facts, machine), ...clockFindings(report.facts, machine)];
}

/** The embedded database does one thing at a time; meanwhile the site answers with what it knows. */
function lateFinding({ site }: MachineFacts): Finding {
  if (site?.answers !== "well") {
    const says =
      "The database does not answer in time: see that it runs and is not stopped, then ask again.";
    return finding("broken", "database", says);
  }
  const says =
    "The database is busy, such as with a large import, while the site is well: ask again in some minutes.";
  return finding("look", "database", says);
}

function schemaFindings({ schema }: DatabaseFacts, machine: MachineFacts): Finding[] {
  if (schema === null) {
    return [
      finding("broken", "schema", "The database is empty: start the server, which fills it."),
    ];
  }
  if (schema < machine.schema) {
    const says = `The database is of an older release, as of ${formatTime(schema)}, than this program: start the server again, which brings it up to date.`;
    return [finding("broken", "schema", says, schema)];
  }
  if (schema > machine.schema) {
    const says = `The database is of a newer release, as of ${formatTime(schema)}, than this program: update the program, because it must not write into it.`;
    return [finding("broken", "schema", says, schema)];
  }
  return [];
}

function clockFindings({ clock, schema }: DatabaseFacts, { now }: MachineFacts): Finding[] {
  // Released in the future: the clock stands before the day on which the program was written.
  if (schema !== null && now < schema) {
    const says = `This machine's clock says ${formatTime(now)}, before this program was written: set the clock (timedatectl), then start the server again.`;
    return [finding("broken", "clock", says)];
  }
  const ahead = clock.asked - clock.database;
  if (Math.abs(ahead) < CLOCK_LOOK_MS) return [];
  const seconds = String(Math.round(Math.abs(ahead) / 1_000));
  const says = `This machine's clock is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the database's: let both be set by the network (timedatectl set-ntp true).`;
  return [finding(Math.abs(ahead) < CLOCK_BROKEN_MS ? "look" : "broken", "clock", says)];
}
