import { NO_LINKS } from "#domain/site/siteConfig.ts";
import { describe, expect, it } from "vitest";
import { foreignSources } from "./headers.ts";

const project = {
  projectId: "p",
  apiKey: "k",
  appId: "a",
  messagingSenderId: "1",
  vapidKey: null,
  measurementId: null,
};

describe("the other origins that a page may call", () => {
  it("are none with the site's own accounts", () => {
    const config = {
      identity: { kind: "embedded" },
      authSyncUrl: "/session",
      links: NO_LINKS,
      alerts: null,
    } as const;
    expect(foreignSources(config)).toEqual({ connect: [], script: [], img: [] });
  });

  it("are the identity's with a hosted project, or its emulator's", () => {
    const hosted = { kind: "hosted", project, emulator: null } as const;
    const connect = [
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
    ];
    expect(
      foreignSources({
        identity: hosted,
        authSyncUrl: null,
        links: NO_LINKS,
        alerts: null,
      }),
    ).toEqual({
      connect,
      script: [],
      img: [],
    });
    const emulated = { ...hosted, emulator: "http://127.0.0.1:9099" };
    expect(
      foreignSources({
        identity: emulated,
        authSyncUrl: null,
        links: NO_LINKS,
        alerts: null,
      }),
    ).toEqual({
      connect: ["http://127.0.0.1:9099"],
      script: [],
      img: [],
    });
  });

  it("are those of the project's messages when it carries the alerts", () => {
    const identity = { kind: "hosted", project, emulator: null } as const;
    const alerts = { transport: "fcm" } as const;
    const { connect } = foreignSources({
      identity,
      authSyncUrl: null,
      links: NO_LINKS,
      alerts,
    });
    expect(connect.slice(2)).toEqual([
      "https://firebaseinstallations.googleapis.com",
      "https://fcmregistrations.googleapis.com",
    ]);
  });

  it("are analytics', too, once it is configured", () => {
    const measured = { ...project, measurementId: "G-1" };
    const identity = { kind: "hosted", project: measured, emulator: null } as const;
    const { connect, script } = foreignSources({
      identity,
      authSyncUrl: null,
      links: NO_LINKS,
      alerts: null,
    });
    expect(script).toEqual(["https://www.googletagmanager.com"]);
    expect(connect).toContain("https://*.google-analytics.com");
  });

  it("have the pictures of streets where the operator has chosen some", () => {
    const config = {
      identity: { kind: "embedded" },
      authSyncUrl: null,
      links: NO_LINKS,
      alerts: null,
    } as const;
    const mapTiles = { url: "https://tiles.example.org/{z}/{x}/{y}.png", attribution: "©" };
    expect(foreignSources({ ...config, mapTiles })).toEqual({
      connect: [],
      script: [],
      img: ["https://tiles.example.org"],
    });
  });
});
