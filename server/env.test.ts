import path from "node:path";
import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";

describe("the environment", () => {
  it("has a default for everything", () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: path.resolve(".data"),
      databaseUrl: null,
      firebase: null,
      googleCredentials: null,
      fcmBaseUrl: null,
      authEmulator: null,
      authSyncUrl: null,
      mail: null,
      trustedProxies: 0,
      siteOrigin: null,
      logLevel: "info",
    });
  });

  it("takes an empty variable for an unset one", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: " " })).toEqual(parseEnv({}));
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "localhost"],
    ["SITE_ORIGIN", "https://example.org/path"],
    ["SITE_ORIGIN", "example.org"],
    ["AUTH_SYNC_URL", "ftp://example.org"],
    ["FCM_BASE_URL", "nowhere"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s in one line that names it and keeps the value to itself", (name, value) => {
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(parse).not.toThrow(new RegExp(`"${value}"`));
  });

  it("takes an origin with or without its last slash", () => {
    expect(parseEnv({ SITE_ORIGIN: "https://example.org/" }).siteOrigin).toBe(
      "https://example.org",
    );
  });

  it("takes a Firebase project as a whole or not at all", () => {
    const project = {
      FIREBASE_PROJECT_ID: "p",
      FIREBASE_API_KEY: "k",
      FIREBASE_APP_ID: "a",
      FIREBASE_MESSAGING_SENDER_ID: "1",
    };
    expect(parseEnv(project).firebase).toMatchObject({ projectId: "p", vapidKey: null });
    expect(() => parseEnv({ ...project, FIREBASE_APP_ID: "" })).toThrow(/^FIREBASE_APP_ID must/);
  });
});
