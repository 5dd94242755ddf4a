import { untilSignedOut } from "../../support/browser/accounts.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { BASKET, SCREEN, openWith } from "../../support/browser/limitsPage.ts";

test.use({ expectedErrors: NETWORK_ERRORS, hearsWorker: true });

test("calls nobody, and keeps patient status out of every call and address", async ({
  page,
  context,
  gateway,
}) => {
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(
      [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join("\n"),
    ),
  );
  await openWith(page, { basket: BASKET });
  // All that a visit asks for by itself: the worker and its files, home, and who is signed in.
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  await untilSignedOut(page);
  const [before, askedBefore] = [sent.length, gateway.asked.length];
  await page.getByRole("radio", { name: "Patient" }).check();
  await page.getByText("Old 90-day rule", { exact: true }).click();
  await expect(
    page.getByText(/Check with your dispensary: rule may be superseded\./),
  ).toBeVisible();
  await page.getByLabel("How many of Rosin").fill("5");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByLabel("How many of Flower, 3.5 g")).toHaveValue("1");
  // A call that is made now comes after all that choosing would have made.
  await page.evaluate(() => fetch("/api/the-last-call"));
  expect(gateway.asked.slice(askedBefore)).toEqual(["/api/the-last-call"]);
  expect(sent.slice(before).map((call) => call.split("\n")[0])).toEqual([
    `${gateway.url}/api/the-last-call`,
  ]);
  expect(sent.filter((call) => /patient/i.test(call))).toEqual([]);
  await expect(page).toHaveURL(SCREEN);
});
