import { describe, expect, it } from "vitest";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import { directionsLink, mapApplicationOf } from "./directions.ts";

describe("the way to a store", () => {
  it("is handed over to the phone's own application", () => {
    const store = storeProfile();
    expect(directionsLink(store, "android")).toBe(
      "geo:41.15,-81.36?q=1%20Main%20St%2C%20Kent%2C%20OH%2044240",
    );
    expect(directionsLink(store, "apple")).toBe(
      "https://maps.apple.com/?daddr=1%20Main%20St%2C%20Kent%2C%20OH%2044240",
    );
    expect(directionsLink(store, "web")).toBe(
      "https://www.openstreetmap.org/directions?to=41.15%2C-81.36",
    );
  });

  it("needs an address or a point", () => {
    const address = storeProfile({ lat: null, lon: null });
    expect(directionsLink(address, "web")).toMatch(/openstreetmap\.org\/search\?query=1%20Main/);
    expect(directionsLink(address, "android")).toMatch(/^geo:0,0\?q=1%20Main/);
    const point = storeProfile({ street: null });
    expect(directionsLink(point, "android")).toBe(
      "geo:41.15,-81.36?q=41.15%2C-81.36(Bliss%2C%20Kent)",
    );
    expect(directionsLink({ ...address, street: null }, "web")).toBeNull();
  });

  it.each([
    ["Mozilla/5.0 (Linux; Android 14; Pixel 8)", "android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "apple"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "apple"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "web"],
  ])("of %s is %s's", (agent, application) => expect(mapApplicationOf(agent)).toBe(application));
});
