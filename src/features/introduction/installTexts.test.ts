import { describe, expect, it } from "vitest";
import { installText, keptText, offlineText } from "./installTexts.ts";

describe("what the introduction says of this device", () => {
  it("tells whether the app is installed", () => {
    expect(installText("installed", true)).toBe("Installed");
    for (const state of ["prompt", "ios", "none"] as const)
      expect(installText(state, true)).toMatch(/^Not installed/);
  });

  it("does not call a browser not installed that cannot offer it", () => {
    expect(installText("none", false)).toMatch(/^This browser cannot/);
    expect(installText("ios", false)).toMatch(/^Not installed/);
  });

  it("tells whether the browser has promised to keep what is saved, and claims nothing it does not know", () => {
    expect(keptText(true)).toMatch(/^The browser keeps/);
    expect(keptText(false)).toMatch(/^The browser may delete/);
    expect(keptText(null)).toMatch(/does not say/);
  });

  it("tells how much the offline copy takes, where the browser tells", () => {
    expect(offlineText(true, true, 3_120_000)).toBe("Offline copy ready: 3.1 MB");
    expect(offlineText(true, true, null)).toBe("Offline copy ready");
    expect(offlineText(true, true, 0)).toBe("Offline copy ready");
  });

  it("tells a copy that is still to come from one that cannot be", () => {
    expect(offlineText(false, true, 12_000)).toBe("No offline copy yet");
    expect(offlineText(false, false, null)).toMatch(/^This browser cannot/);
  });
});
