import { expect, it, vi } from "vitest";

it("a browser that never offers to install a site is not taken for one that does", async () => {
  expect((await import("./install.ts")).canOfferInstall).toBe(true);
  vi.resetModules();
  for (const each of [globalThis, window, Window.prototype])
    Reflect.deleteProperty(each, "onbeforeinstallprompt");
  expect((await import("./install.ts")).canOfferInstall).toBe(false);
});
