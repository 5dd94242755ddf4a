import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { installDebianPackages } from "../../support/programs/debianPackages.ts";
import { fileOfPage } from "../../support/pages/manyServersPage.ts";
import { severalProcesses } from "../support/many/severalProcesses.ts";
import { findNginx } from "../../support/programs/nginx.ts";
import { followPage } from "../support/running/followedPage.ts";
import { RUNNING_PAGE, TYPED, typedUnder } from "../support/running/page.ts";
import { behindNginx } from "../support/running/behindNginx.ts";

const works = (program: string) => spawnSync(program, ["--version"]).status === 0;
const has = (program: string, name = program) => works(program) || installDebianPackages(name);

const nginx = findNginx();
const hasSystemd = has("systemd-analyze", "systemd");
const page = has("curl") ? await followPage(nginx) : null;
if (nginx === null) process.stdout.write("\nnginx is unavailable: it did not see its settings.\n");
if (!hasSystemd) process.stdout.write("\nsystemd is unavailable: it did not see the units.\n");
if (page === null)
  process.stdout.write("\nNo PostgreSQL or no curl: docs/running.md is not tried.\n");
afterAll(() => page?.end());

describe("docs/running.md", () => {
  it("marks the little that needs a network", () => {
    const marked = TYPED.filter(({ needsNetwork }) => needsNetwork);
    expect(marked.map(({ heading }) => heading)).toEqual(["Programs"]);
    expect(TYPED.length).toBeGreaterThan(8);
  });
});

describe.skipIf(page === null)("who follows docs/running.md", () => {
  const root = page?.root ?? "";
  const type = (text: string) => page?.type(text) ?? "";
  const backups = () => readdirSync(path.join(root, "var/backups/occ")).sort();

  it("has a site that runs, and is told what there is to do", () => {
    expect(type(typedUnder("Data"))).toMatch(
      /^1 thing wants a look:\nLook: No store has a menu: import one/,
    );
  });

  it("keeps the settings, with the database's address, from others", () => {
    expect(page?.stubbed()).toContain(`chown root:occ ${root}/etc/occ.env`);
    expect(statSync(path.join(root, "etc/occ.env")).mode & 0o777).toBe(0o640);
    expect(statSync(path.join(root, "var/lib/occ")).mode & 0o777).toBe(0o700);
  });

  it("unpacks no release that is not whole", () => {
    const name = "/root/ohio-cannabis-community-1.1.0.tar.gz";
    const file = root + name;
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(1));
    onTestFinished(() => writeFileSync(file, whole));
    expect(() => type(`occ-release ${name}`)).toThrow("1.1.0.tar.gz: FAILED");
    expect(readdirSync(path.join(root, "opt/occ")).sort()).toEqual([
      "current",
      "ohio-cannabis-community-1.0.0",
    ]);
  });

  describe.skipIf(!hasSystemd)("has units", () => {
    const units = path.join(root, "etc/systemd/system");
    const analyze = (...words: string[]) => {
      const env = { ...process.env, SYSTEMD_UNIT_PATH: `${units}:` };
      const { stdout, stderr } = spawnSync("systemd-analyze", words, { env, encoding: "utf8" });
      return stdout + stderr;
    };

    it("in which systemd finds no fault", () => {
      const all = readdirSync(units).filter((name) => /\.(?:service|timer)$/.test(name));
      expect(all).toEqual(["occ-backup.service", "occ-backup.timer", "occ-site.service"]);
      const said = analyze("verify", ...all.map((name) => path.join(units, name)));
      expect(said.split("\n").filter((line) => line.includes("occ-"))).toEqual([]);
    });

    it("in whose form for several processes it finds none either", () => {
      const one = path.join(root, "occ-site@1.service");
      const text = fileOfPage("/etc/systemd/system/occ-site@.service", [
        ["/usr/local/bin/node", process.execPath],
      ]);
      writeFileSync(one, text);
      expect(
        analyze("verify", one)
          .split("\n")
          .filter((line) => line.includes("occ-")),
      ).toEqual([]);
    });

    it.each(["occ-site", "occ-backup"])("of which %s is as closed as the page says", (unit) => {
      const says = new RegExp(String.raw`([\d.]+) \([A-Z]+\) for \`${unit}\``).exec(
        RUNNING_PAGE,
      )?.[1];
      const said = analyze("security", "--offline=true", "--no-pager", `${unit}.service`);
      const level = /Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1];
      expect(Number(level)).toBeLessThanOrEqual(Number(says));
    });
  });

  if (page !== null && nginx !== null) {
    behindNginx(page);
    severalProcesses(page);
  }

  it("makes a backup every night, and has tried to bring one back", () => {
    expect(backups()).toEqual([]);
    type(typedUnder("Backups"));
    expect(backups()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{4}\.backup$/)]);
    expect(readdirSync(path.join(root, "var/lib/occ"))).toEqual(["data"]);
  });

  it("upgrades, and goes back to what was before", () => {
    const current = path.join(root, "opt/occ/current");
    const [upgrade = "", back = ""] = TYPED.filter(({ heading }) => heading === "Upgrade").map(
      ({ text }) => text,
    );
    type('occ admin announce "Before"');
    expect(type(upgrade)).not.toContain("Broken");
    expect(backups()).toContain("before-1.1.0.backup");
    expect(readlinkSync(current)).toMatch(/-1\.1\.0$/);
    type('occ admin announce "After"');
    type(back);
    expect(readlinkSync(current)).toMatch(/-1\.0\.0$/);
    const told = type("occ admin announce --list");
    expect(told).toContain("Before");
    expect(told).not.toContain("After");
  });

  it("finds in the site's log nothing of visitors, nor an error", () => {
    const log = readFileSync(path.join(root, "site.log"), "utf8");
    expect(log).toContain("Listening on ");
    expect(log).not.toContain('"level":50');
  });
});
