import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { createDatabaseMetrics } from "../../../server/operations/metrics/serveMetrics.ts";
import { createSiteMetrics } from "../../../server/operations/metrics/siteMetrics.ts";
import { PROJECT } from "../../../server/project.ts";
import { findPromtool } from "../../support/programs/promtool.ts";

const RULES = path.join(PROJECT, "docs/prometheus-rules.yml");
const RULES_TEST = path.join(PROJECT, "tests/support/metrics/prometheus-rules.test.yml");

const promtool = findPromtool();
if (promtool === null) {
  process.stdout.write("\npromtool is unavailable: Prometheus did not look at the rules.\n");
}

function run(words: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(promtool ?? "", words, { encoding: "utf8", input });
  return { status, said: stdout + stderr };
}

async function figures() {
  const registry = new Registry();
  createSiteMetrics(registry);
  await createDatabaseMetrics(registry, () => 0)({ isUp: true, known: null }, PROJECT);
  return registry;
}

describe("the sample of rules", () => {
  it("asks for figures that the site tells", async () => {
    const names = new Set((await figures()).getMetricsAsArray().map(({ name }) => name));
    const asked = readFileSync(RULES, "utf8").match(/\b(?:occ|nodejs|process)_[a-z\d_]+/g) ?? [];
    const unknown = asked.filter((name) => !names.has(name.replace(/_bucket$/, "")));
    expect(asked.length).toBeGreaterThan(15);
    expect(unknown).toEqual([]);
  });

  it.skipIf(promtool === null)("is accepted by Prometheus", () => {
    expect(run(["check", "rules", RULES])).toMatchObject({
      status: 0,
      said: expect.stringContaining("SUCCESS: 14 rules found"),
    });
  });

  it.skipIf(promtool === null)("fires when something is wrong, and only then", () => {
    expect(run(["test", "rules", RULES_TEST])).toMatchObject({ status: 0 });
  });

  it.skipIf(promtool === null)("is about figures in the form that Prometheus reads", async () => {
    const text = await (await figures()).metrics();
    const { said } = run(["check", "metrics"], text);
    // Of Node's own figures it finds names that it would have chosen otherwise.
    expect(said.split("\n").filter((line) => line.includes("occ_"))).toEqual([]);
    expect(said).not.toContain("error");
  });
});
