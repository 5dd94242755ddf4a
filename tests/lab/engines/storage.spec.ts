import { untilHomeIsSaved, untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { changeSavedCopies, countSpoilt } from "../../support/browser/savedCopies.ts";
import { expect, test } from "../support/engines/test.ts";

test(
  "saved copies of an older release, damaged ones and such that are none are dropped without harm, and lost files are fetched",
  { tag: "@long" },
  async ({ phone }) => {
    await phone.open("/");
    await untilHomeIsSaved(phone.tab);
    await untilSavedForOffline(phone.tab);
    for (const harm of ["older release", "damaged", "no record"] as const) {
      await phone.open("/growing-tool");
      await changeSavedCopies(phone.tab, harm);
      await phone.open("/");
      await phone.reads("Ohio's Most Available Strains");
      await expect.poll(() => countSpoilt(phone.tab), harm).toBe(0);
    }
    await phone.tab.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await phone.open("/growing-tool");
    await phone.reads("Strain name");
  },
);
