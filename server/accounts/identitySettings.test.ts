import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { createBackground } from "./background.ts";
import { keyFilePath } from "./keys/keyFile.ts";
import { embeddedSettings, identitySettings } from "./identitySettings.ts";

const PROJECT = {
  FIREBASE_PROJECT_ID: "green",
  FIREBASE_API_KEY: "k",
  FIREBASE_APP_ID: "a",
  FIREBASE_MESSAGING_SENDER_ID: "1",
};

describe("who keeps the accounts", () => {
  let folder: string;
  let warnings: string[];
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "occ-identity-"));
    warnings = [];
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const env = (variables: Record<string, string> = {}) =>
    parseEnv({ DATA_DIR: folder, ...variables });
  const around = () => {
    const ignore = () => undefined;
    const warn = (_: unknown, message?: string) => void warnings.push(message ?? "");
    const log = { debug: ignore, info: ignore, warn, error: ignore };
    return { log, background: createBackground(log), siteOrigin: () => "http://site.test" };
  };

  it("is the site itself where no project is configured, without a word on loopback", async () => {
    expect(await identitySettings(env(), around())).toMatchObject({ kind: "embedded" });
    await identitySettings(env({ HOST: "::1" }), around());
    expect(warnings).toEqual([]);
  });

  it("is the project where one is configured, and then never the site, too", async () => {
    const settings = await identitySettings(env(PROJECT), around());
    expect(settings).toMatchObject({ kind: "hosted", project: { projectId: "green" } });
    await expect(embeddedSettings(env(PROJECT), around())).rejects.toThrow(
      "The embedded identity does not run beside a Firebase project.",
    );
  });

  it.each(["0.0.0.0", "::", "192.0.2.1", "example.org"])(
    "is said aloud when others can reach the site itself at %s",
    async (HOST) => {
      await identitySettings(env({ HOST }), around());
      expect(warnings).toEqual([expect.stringMatching(/^others can reach the embedded identity/)]);
    },
  );

  it("cannot be the site while its key is damaged", async () => {
    const file = keyFilePath(folder);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "half a k");
    await expect(identitySettings(env(), around())).rejects.toThrow(
      `The signing key ${file} is damaged.`,
    );
  });
});
