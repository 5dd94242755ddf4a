import { test as base, expect } from "@playwright/test";
import { Gateway } from "../../../support/browser/gateway.ts";
import { findFirefox } from "../../../support/programs/firefox.ts";
import { findWebKit } from "../../../support/programs/webkit.ts";
import type { Engine, EngineName } from "./engine.ts";
import { startFirefoxEngine } from "./firefox.ts";
import { isOfNetwork } from "./networkError.ts";
import { Phone } from "./phone.ts";
import { startWebKit } from "./webkit/webkit.ts";

/** What a project of the configuration chooses. */
export interface EngineOptions {
  engineName: EngineName;
}

interface Fixtures {
  /** The network of this test: its own origin in front of the shared site. */
  gateway: Gateway;
  /** A phone at that origin. Errors in its console that are not the network's fail the test. */
  phone: Phone;
}

const start: Record<EngineName, () => Promise<Engine>> = {
  firefox: async () => await startFirefoxEngine(found("Firefox", findFirefox())),
  webkit: async () => await startWebKit(found("WebKit", findWebKit())),
};

function found<Programs>(name: string, programs: Programs | null): Programs {
  if (programs === null) throw new Error(`${name} is not there.`);
  return programs;
}

/** A test in one engine, with an origin of its own. One browser serves all tests of its engine. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await start[engineName]();
      await provide(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  gateway: async ({}, provide) => {
    const gateway = await new Gateway(process.env["SITE_URL"] ?? "").open();
    await provide(gateway);
    await gateway.close();
  },
  phone: async ({ engine, gateway }, provide, testInfo) => {
    const phone = await Phone.take(engine, gateway);
    const before = engine.errors().length;
    await provide(phone);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("page", {
        body: await phone.tab.evaluate(pageText),
        contentType: "text/plain",
      });
    const errors = engine.errors().slice(before);
    expect(errors.filter((error) => !isOfNetwork(error))).toEqual([]);
  },
});

export { expect };

/** Runs in the page: where a test that failed has left it. */
function pageText(): string {
  return `${location.href}\n${document.body.innerText}`;
}
