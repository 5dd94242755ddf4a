import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { answerMenu, largeMenu } from "../../support/data/menus.ts";
import { test } from "../support/engines/test.ts";

const MENU = "/dispensary-menus?store=bliss-kent";

test(
  "a kept menu of 1,000 products opens, filters and searches without a network",
  { tag: "@long" },
  async ({ phone, gateway }) => {
    answerMenu(gateway, largeMenu(1_000));
    await phone.open(MENU);
    await phone.press("button", "Keep for a visit");
    await phone.sees("button", "Kept for a visit, as of ");
    await untilSavedForOffline(phone.tab);
    gateway.cut();
    await phone.openAgain();

    await phone.open(MENU);
    await phone.reads("500 offers");
    await phone.press("input", "Vape");
    await phone.press("button", "Filters");
    await phone.fill("Price up to, in dollars", "30");
    await phone.press("button", "Show 2 offers");
    await phone.reads("200 offers");
    await phone.fill("Search name, brand or strain", "wikcer");
    await phone.reads("40 offers");
  },
);
