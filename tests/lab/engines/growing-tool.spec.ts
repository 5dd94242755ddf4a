import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { sheetsOf, wordsOf } from "../../support/browser/printedSheets.ts";
import { can } from "../support/engines/abilities.ts";
import { expect, test } from "../support/engines/test.ts";

test("the Growing Tool works on a phone that opens it first without a connection, and prints on one Letter sheet", async ({
  phone,
  gateway,
}) => {
  await phone.open("/");
  await untilSavedForOffline(phone.tab);
  gateway.cut();
  await phone.open("/growing-tool");
  await phone.fill("Strain name", "Afghani");
  await expect.poll(() => phone.tab.evaluate(overview)).toContain("Afghani");
  if (!can(phone.engine.name, "printing to a file")) return;
  const sheet = await phone.tab.print();
  expect(await sheetsOf(sheet)).toEqual([{ width: 612, height: 792 }]);
  expect(await wordsOf(sheet)).toContain("Afghani");
});

/** Runs in the page: what the sheet says of the plant. */
function overview(): string {
  const parts = [...document.querySelectorAll("section")];
  return parts.find((part) => part.innerText.startsWith("Plant Overview"))?.innerText ?? "";
}
