import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { loads, lookForReleases, release } from "../../support/browser/release.ts";
import { expect, test } from "../support/engines/test.ts";

test(
  "a new release waits for consent, then the page reloads once",
  { tag: "@long" },
  async ({ phone, gateway }) => {
    await phone.open("/");
    await untilSavedForOffline(phone.tab);
    await phone.reload();
    const before = await loads(phone.tab);
    release(gateway, "second");
    await lookForReleases(phone.tab);
    await phone.reads("New version");
    expect(await loads(phone.tab)).toBe(before);

    await phone.press("button", "New version");
    await phone.press("button", "Update now");
    await expect.poll(() => loads(phone.tab).catch(() => before)).not.toBe(before);
    await phone.reads("Ohio's Most Available Strains");
    await phone.readsNoMore("New version");
    const isWaiting = async () => (await navigator.serviceWorker.ready).waiting !== null;
    expect(await phone.tab.evaluate(isWaiting)).toBe(false);
  },
);
