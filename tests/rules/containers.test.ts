import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { PROJECT } from "../../server/project.ts";

const read = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");

/** Of Node itself, and of the database beside the site. */
const OF_OTHERS = /^(?:NODE_ENV|POSTGRES_\w+)$/;

const COMPOSED = ["compose.yaml", "compose.postgres.yaml"];

describe("the container's files", () => {
  it.each(["Containerfile", ...COMPOSED])("%s sets what .env.example explains", (file) => {
    const settings = [...read(file).matchAll(/\b([A-Z][A-Z_]{3,})(?:=|: )(?=\S)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !OF_OTHERS.test(name) && name !== "VERSION" && name !== "BASE");
    expect(settings.length).toBeGreaterThan(2);
    const explained = read(".env.example");
    expect(settings.filter((name) => !explained.includes(`${name}=`))).toEqual([]);
  });

  it.each([...COMPOSED, "docs/containers.md"])("%s names this very release", (file) => {
    const named = read(file).matchAll(/(?:VERSION(?:: |=)|ohio-cannabis-community:)(\d[\d.]*)/g);
    const versions = new Set([...named].map(([, version]) => version));
    expect([...versions]).toEqual([packageJson.version]);
  });

  it.each(COMPOSED)(
    "%s lets the site write nothing but its own, and do nothing but serve",
    (file) => {
      const site = read(file).split(/^ {2}site:/m)[1] ?? "";
      for (const line of [
        "read_only: true",
        "- ALL",
        "no-new-privileges:true",
        "127.0.0.1:3000:3000",
      ])
        expect(site).toContain(line);
    },
  );
});
