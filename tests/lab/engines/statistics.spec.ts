import { untilHomeIsSaved, untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { changeSavedCopies } from "../../support/browser/savedCopies.ts";
import { removeSavedViews } from "../../support/browser/savedViews.ts";
import { expect, test } from "../support/engines/test.ts";

test(
  "statistics of hours ago stay when they cannot be renewed, and say so until Retry brings news",
  { tag: "@long" },
  async ({ phone, gateway }) => {
    await phone.open("/");
    await untilHomeIsSaved(phone.tab);
    await untilSavedForOffline(phone.tab);
    await phone.open("/growing-tool");
    await changeSavedCopies(phone.tab, "hours old");
    await removeSavedViews(phone.tab);
    gateway.cut();
    await phone.open("/");
    await phone.reads("Ohio's Most Available Strains");
    await expect.poll(() => phone.tab.evaluate(sign)).toMatch(/^(Offline|Weak signal) \d+ h ago$/);

    gateway.network = "open";
    // One of the page's own tries may be faster.
    const word = (await phone.tab.evaluate(sign))?.startsWith("Weak") ? "Weak signal" : "Offline";
    await phone.press("button", word, word);
    await phone.press("button", "Retry", word);
    await phone.readsNoMore(word);
    await expect.poll(() => phone.tab.evaluate(sign)).toBe("");
  },
);

/** Runs in the page: what the top bar says of the connection. */
function sign(): string | undefined {
  return document.querySelector('header [role="status"]')?.textContent.trim();
}
