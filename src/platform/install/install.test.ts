import { renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

it("a browser that never offers to install a site is not taken for one that does", async () => {
  expect((await import("./install.ts")).canOfferInstall).toBe(true);
  vi.resetModules();
  for (const each of [globalThis, window, Window.prototype])
    Reflect.deleteProperty(each, "onbeforeinstallprompt");
  expect((await import("./install.ts")).canOfferInstall).toBe(false);
});

it.each([
  ["the media query alone says so", { standalone: false, matches: true }],
  ["the phone's own word alone says so", { standalone: true, matches: false }],
])("an app is installed where %s, whatever the browser calls itself", async (_, says) => {
  vi.resetModules();
  vi.spyOn(globalThis, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: says.matches,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  Object.defineProperty(navigator, "standalone", { value: says.standalone, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "standalone");
    vi.restoreAllMocks();
  });
  const { useInstallState } = await import("./install.ts");
  const { isStandalone } = await import("../media.ts");
  expect(isStandalone()).toBe(true);
  expect(renderHook(useInstallState).result.current).toBe("installed");
});
