import { rmSync } from "node:fs";
import { untilHomeIsSaved, untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { makeSampleFolder } from "../../support/server/preparedFolder.ts";
import { startSite } from "../../support/server/site.ts";
import { expect, test } from "../support/engines/test.ts";

test("with the server killed, home opens with its figures and their age, and an address that was never opened", async ({
  phone,
}) => {
  const dataDir = await makeSampleFolder();
  const site = await startSite(dataDir);
  await phone.open(site.url);
  await untilSavedForOffline(phone.tab);
  await untilHomeIsSaved(phone.tab);
  await site.kill();

  await phone.open(`${site.url}/introduction`);
  await phone.reads("Introduction");
  await phone.open(site.url);
  await phone.reload();
  await phone.reads("Updated ");
  await expect.poll(() => phone.tab.evaluate(countStrains)).toBe(10);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs in the page. */
function countStrains(): number {
  const parts = [...document.querySelectorAll("section")];
  const strains = parts.find((part) => part.innerText.startsWith("Ohio's Most Available Strains"));
  return strains?.querySelectorAll("li").length ?? 0;
}
