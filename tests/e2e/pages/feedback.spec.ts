import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test("a message written without a connection survives closing the app, and is sent once there is one", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/feedback?kind=idea");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.getByLabel("Message", { exact: true }).fill("A map of all the county fairs.");
  await page.getByRole("button", { name: "Send" }).click();
  const sent = page.getByRole("region", { name: "Your receipt" });
  await expect(sent).toContainText("Saved on this phone");
  const reference = (await sent.getByText(/^F-/).textContent()) ?? "";
  await page.close();

  const later = await context.newPage();
  await later.goto("/feedback");
  await expect(later.getByRole("button", { name: "Waiting to send (1)" })).toBeVisible();
  await expect(later.getByRole("region", { name: "Sent by this phone" })).toContainText(reference);
  await later.getByRole("button", { name: "Waiting to send (1)" }).click();
  const nothing = later.getByText("Nothing is waiting.");
  gateway.network = "open";
  // One of the phone's own tries may be faster.
  await later.getByRole("button", { name: "Send all now" }).or(nothing).first().click();
  await expect(nothing).toBeVisible();
  await later.keyboard.press("Escape");
  const row = later.getByRole("listitem").filter({ hasText: reference });
  await expect(row).toContainText("Received, open");
});
