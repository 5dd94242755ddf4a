import { loads } from "../../support/browser/release.ts";
import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { expect, test } from "../support/engines/test.ts";

test(
  "the first visit saves the site and never reloads the page; the second says so",
  { tag: "@long" },
  async ({ phone }) => {
    await phone.open("/");
    const before = await loads(phone.tab);
    await untilSavedForOffline(phone.tab);
    expect(await loads(phone.tab)).toBe(before);
    const manifest = await phone.tab.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return link && (await (await fetch(link.href)).json());
    });
    expect(manifest).toMatchObject({ id: "/", start_url: "/", display: "standalone" });
    await phone.open("/");
    await phone.reads("opens without a connection");
  },
);
