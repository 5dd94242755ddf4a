import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { satisfies } from "semver";
import * as v from "valibot";
import { DAY_MS } from "../../src/domain/time/spans.ts";
import { thirdParty, type Part } from "../../server/build/thirdParty.ts";
import { PROJECT } from "../../server/project.ts";
import type { Outcome } from "./outcome.ts";

/** A hole that is known in some versions of a package. */
export interface Advisory {
  package: string;
  /** Range of versions, as npm writes it. */
  vulnerable: string;
  id: string;
  severity: string;
  title: string;
}

const ListSchema = v.object({
  /** The day on which a registry, or a person, was asked last. */
  asOf: v.pipe(v.string(), v.isoDate()),
  madeBy: v.string(),
  advisories: v.array(
    v.object({
      package: v.string(),
      vulnerable: v.string(),
      id: v.string(),
      severity: v.string(),
      title: v.string(),
    }),
  ),
});

const FILE = path.join(PROJECT, "docs", "advisories.json");

/**
 * Holds the packages that run in production against the list of known holes that is kept in the
 * repository: a machine without a network can do that, too. Its name says how old the list is.
 */
export function knownHoles(): Outcome {
  const list = v.parse(ListSchema, JSON.parse(readFileSync(FILE, "utf8")));
  const days = Math.floor((Date.now() - Date.parse(list.asOf)) / DAY_MS);
  const found = holesIn(thirdParty(PROJECT), list.advisories);
  const name = `known holes in what runs in production, by a list of ${String(days)} days ago (made ${list.madeBy})`;
  process.stdout.write(`\n— ${name}: ${String(found.length)}\n`);
  return found.length === 0
    ? { name, passed: 1, failed: 0 }
    : { name, passed: 0, failed: 1, tests: [{ name, ms: 0, failure: found.join("\n") }] };
}

/** A line for each package that has a hole by a list. */
export function holesIn(parts: readonly Part[], advisories: readonly Advisory[]): string[] {
  return parts.flatMap(({ name, version }) =>
    advisories
      .filter(
        (each) =>
          each.package === name && satisfies(version, each.vulnerable, { includePrerelease: true }),
      )
      .map(({ id, severity, title }) => `${name} ${version}: ${title} (${severity}, ${id})`),
  );
}

const AuditSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      via: v.array(
        v.union([
          v.string(),
          v.object({
            name: v.string(),
            title: v.string(),
            url: v.string(),
            severity: v.string(),
            range: v.string(),
          }),
        ]),
      ),
    }),
  ),
});

/** What `npm audit --json` says, as the list has it. @throws ValiError when it says no such thing */
export function readAudit(answer: unknown): Advisory[] {
  const all = Object.values(v.parse(AuditSchema, answer).vulnerabilities).flatMap(({ via }) => via);
  return all.flatMap((each) =>
    typeof each === "string"
      ? []
      : {
          package: each.name,
          vulnerable: each.range,
          id: each.url.split("/").at(-1) ?? each.url,
          severity: each.severity,
          title: each.title,
        },
  );
}

/** Asks the registry, and adds to the list what it says. @returns a line for whoever has asked */
export function updateAdvisories(now: number): string {
  const words = ["audit", "--omit=dev", "--json"];
  const { stdout } = spawnSync("npm", words, { cwd: PROJECT, encoding: "utf8" });
  const list = v.parse(ListSchema, JSON.parse(readFileSync(FILE, "utf8")));
  let found: Advisory[];
  try {
    found = readAudit(JSON.parse(stdout));
  } catch {
    return `No registry answered npm audit; the list stays as it was on ${list.asOf}.`;
  }
  const known = new Set(list.advisories.map(({ id, vulnerable }) => `${id} ${vulnerable}`));
  const news = found.filter(({ id, vulnerable }) => !known.has(`${id} ${vulnerable}`));
  const asOf = new Date(now).toISOString().slice(0, 10);
  const advisories = [...list.advisories, ...news];
  writeFileSync(FILE, `${JSON.stringify({ asOf, madeBy: "by npm audit", advisories }, null, 2)}\n`);
  return `The list is of today and has ${String(news.length)} new advisories.`;
}
