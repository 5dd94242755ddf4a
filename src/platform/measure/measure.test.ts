import { afterEach, expect, it, vi } from "vitest";
import { NO_LINKS, type SiteConfig } from "#domain/site/siteConfig.ts";
import { reportEvent } from "./analytics.ts";
import { measureEvent } from "./measure.ts";

vi.mock("./analytics.ts", () => ({ reportEvent: vi.fn(), reportPageView: vi.fn() }));

const EVENT = { category: "deals", action: "open", label: "Central", value: 3 };
const project = {
  projectId: "p",
  apiKey: "k",
  appId: "a",
  messagingSenderId: "1",
  vapidKey: null,
  measurementId: "G-1",
};
const site = (identity: SiteConfig["identity"]): SiteConfig => ({
  identity,
  authSyncUrl: null,
  links: NO_LINKS,
  alerts: null,
});
const measured = site({ kind: "hosted", project, emulator: null });

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it("an event is reported with its category, action, label and value where there is a measurement", async () => {
  await measureEvent(measured, EVENT);
  expect(reportEvent).toHaveBeenCalledExactlyOnceWith(project, EVENT);
});

it.each([
  ["the site keeps its accounts itself", site({ kind: "embedded" })],
  [
    "the project has no measurement",
    site({ kind: "hosted", project: { ...project, measurementId: null }, emulator: null }),
  ],
])("no event is reported where %s", async (_name, config) => {
  await measureEvent(config, EVENT);
  expect(reportEvent).not.toHaveBeenCalled();
});

it.each([{ doNotTrack: "1" }, { doNotTrack: null, globalPrivacyControl: true }])(
  "no event is reported of a browser that says %o",
  async (browser) => {
    vi.stubGlobal("navigator", browser);
    await measureEvent(measured, EVENT);
    expect(reportEvent).not.toHaveBeenCalled();
  },
);
