import { untilHomeIsSaved, untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { expect, test } from "../support/engines/test.ts";

test("with no server, home opens with its figures and their age, and an address that was never opened", async ({
  phone,
  gateway,
}) => {
  await phone.open("/");
  await untilSavedForOffline(phone.tab);
  await untilHomeIsSaved(phone.tab);
  gateway.cut();

  await phone.open("/introduction");
  await phone.reads("Introduction");
  await phone.open("/");
  await phone.reload();
  await phone.reads("Updated ");
  await expect.poll(() => phone.tab.evaluate(countStrains)).toBe(10);
});

/** Runs in the page. */
function countStrains(): number {
  const parts = [...document.querySelectorAll("section")];
  const strains = parts.find((part) => part.innerText.startsWith("Ohio's Most Available Strains"));
  return strains?.querySelectorAll("li").length ?? 0;
}
