import path from "node:path";
import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";
import { PROJECT } from "./project.ts";

describe("the environment", () => {
  it("has a default for everything", () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      metricsPort: null,
      dataDir: path.resolve(".data"),
      databaseUrl: null,
      databaseReadUrl: null,
      importFolder: null,
      firebase: null,
      googleCredentials: null,
      fcmBaseUrl: null,
      pushServices: [],
      pushServiceOrigins: [],
      pushServiceProxy: null,
      authEmulator: null,
      authSyncUrl: null,
      mail: null,
      trustedProxies: 0,
      siteOrigin: null,
      securityContact: null,
      links: { shop: null, chat: null, forum: null, donation: null },
      mapTiles: null,
      logLevel: "info",
    });
  });

  it("has the map's streets with the name of who makes them, or not at all", () => {
    const url = "https://tiles.example.org/{z}/{x}/{y}.png";
    const MAP_TILES_ATTRIBUTION = "© OpenStreetMap contributors";
    expect(parseEnv({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION }).mapTiles).toEqual({
      url,
      attribution: MAP_TILES_ATTRIBUTION,
    });
    expect(() => parseEnv({ MAP_TILES_URL: url })).toThrow(/^MAP_TILES_ATTRIBUTION must be set/);
    expect(() => parseEnv({ MAP_TILES_ATTRIBUTION })).toThrow(/^MAP_TILES_URL must be set/);
  });

  it("watches no folder whose files are the server's own", () => {
    const watching = (IMPORT_FOLDER: string) => parseEnv({ IMPORT_FOLDER }).importFolder;
    expect(watching(".data/inbox")).toBe(path.resolve(".data/inbox"));
    expect(() => watching(".data")).toThrow(/^IMPORT_FOLDER must be a folder of its own/);
    expect(() => watching(PROJECT)).toThrow(EnvError);
  });

  it("tells figures on another port than the site's", () => {
    expect(parseEnv({ METRICS_PORT: "9464" }).metricsPort).toBe(9_464);
    expect(() => parseEnv({ METRICS_PORT: "3000" })).toThrow(/^METRICS_PORT must be another port/);
  });

  it("takes an empty variable for an unset one", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: " " })).toEqual(parseEnv({}));
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["METRICS_PORT", "x"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "localhost"],
    ["DATABASE_READ_URL", "localhost"],
    ["SITE_LINK_SHOP", "javascript:alert(1)"],
    ["SITE_LINK_CHAT", "chat.example.org"],
    ["MAP_TILES_URL", "https://tiles.example.org"],
    ["MAP_TILES_URL", "http://tiles.example.org/{z}/{x}/{y}.png"],
    ["MAP_TILES_URL", "https://{s}.example.org/{z}/{x}/{y}.png"],
    ["MAP_TILES_URL", "https://tiles.example.org/{z}/{x}/{x}.png"],
    ["MAP_TILES_URL", "https://a:b@tiles.example.org/{z}/{x}/{y}.png"],
    ["MAP_TILES_URL", "https://tiles.example.org; script-src */{z}/{x}/{y}.png"],
    ["SITE_ORIGIN", "https://example.org/path"],
    ["SITE_ORIGIN", "example.org"],
    ["AUTH_SYNC_URL", "ftp://example.org"],
    ["AUTH_SYNC_URL", "//example.org/session"],
    ["AUTH_SYNC_URL", "session"],
    ["FIREBASE_AUTH_EMULATOR_URL", "https://127.0.0.1:9099"],
    ["FIREBASE_AUTH_EMULATOR_URL", "http://example.org:9099"],
    ["FIREBASE_AUTH_EMULATOR_URL", "http://127.0.0.1:9099/path"],
    ["SMTP_URL", "mail.example.org"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "a@example.org\nBcc: b@example.org"],
    ["TRUSTED_PROXIES", "-1"],
    ["TRUSTED_PROXIES", "many"],
    ["FCM_BASE_URL", "nowhere"],
    ["PUSH_SERVICE_ORIGINS", "http://127.0.0.1:1,https://push.example.org"],
    ["PUSH_SERVICE_ORIGINS", "http://127.0.0.1:1/path"],
    ["PUSH_SERVICES", "https://push.example.org"],
    ["PUSH_SERVICES", "push.example.org/x"],
    ["PUSH_SERVICES", "*"],
    ["PUSH_SERVICES", "*.org"],
    ["PUSH_SERVICES", "10.0.0.1"],
    ["PUSH_SERVICE_PROXY", "http://push.example.org"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s in one line that names it and keeps the value to itself", (name, value) => {
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(parse).not.toThrow(new RegExp(`"${value}"`));
  });

  it("takes a standby only of a PostgreSQL", () => {
    const [DATABASE_URL, DATABASE_READ_URL] = ["postgres://a/occ", "postgres://b/occ"];
    expect(parseEnv({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
    expect(() => parseEnv({ DATABASE_READ_URL })).toThrow(/^DATABASE_URL must be set/);
  });

  it("takes an origin with or without its last slash", () => {
    expect(parseEnv({ SITE_ORIGIN: "https://example.org/" }).siteOrigin).toBe(
      "https://example.org",
    );
  });

  it("takes several push services of this machine", () => {
    const PUSH_SERVICE_ORIGINS = "http://127.0.0.1:9123, https://localhost:9124/";
    expect(parseEnv({ PUSH_SERVICE_ORIGINS }).pushServiceOrigins).toEqual([
      "http://127.0.0.1:9123",
      "https://localhost:9124",
    ]);
  });

  it("takes hosts of more push services", () => {
    expect(parseEnv({}).pushServices).toEqual([]);
    const PUSH_SERVICES = "push.example.org, *.push.example.net";
    expect(parseEnv({ PUSH_SERVICES }).pushServices).toEqual([
      "push.example.org",
      "*.push.example.net",
    ]);
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
    const emulated = { FIREBASE_AUTH_EMULATOR_URL: "http://localhost:9099/" };
    expect(parseEnv({ ...project, ...emulated }).authEmulator).toBe("http://localhost:9099");
    expect(() => parseEnv(emulated)).toThrow(/^FIREBASE_PROJECT_ID must be set/);
  });

  it("takes a mail server with its sender or not at all", () => {
    const mail = { SMTP_URL: "smtp://localhost:25", MAIL_FROM: "Ohio <ohio@example.org>" };
    expect(parseEnv(mail).mail).toEqual({
      smtpUrl: "smtp://localhost:25",
      from: "Ohio <ohio@example.org>",
    });
    expect(() => parseEnv({ ...mail, MAIL_FROM: "" })).toThrow(/^MAIL_FROM must be set/);
    expect(() => parseEnv({ ...mail, SMTP_URL: "" })).toThrow(/^SMTP_URL must be set/);
  });

  it("tells nobody of another origin about signing in", () => {
    const site = { SITE_ORIGIN: "https://example.org" };
    for (const AUTH_SYNC_URL of ["/session", "https://example.org/session"]) {
      expect(parseEnv({ ...site, AUTH_SYNC_URL }).authSyncUrl).toBe(AUTH_SYNC_URL);
    }
    const foreign = { ...site, AUTH_SYNC_URL: "https://evil.example/session" };
    expect(() => parseEnv(foreign)).toThrow(/^AUTH_SYNC_URL must be of the same origin/);
  });
});
