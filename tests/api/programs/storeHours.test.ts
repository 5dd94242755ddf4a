import { expect, it } from "vitest";
import { StoresSchema } from "#domain/stores/stores.ts";
import { AllMenusSchema } from "#domain/offers/menuTable.ts";
import { ProductDetailSchema } from "#domain/offers/productDetail.ts";
import { CommandError } from "../../../server/db/command.ts";
import { setHours } from "../../../server/import/stores/storeCommands.ts";
import { importing } from "../../support/data/importing.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the operator's word on a store's hours", (database) => {
  const db = () => database().db;
  const say = (words: string | null, asWorded = false, slug = "oak") =>
    setHours.run(
      { db: db(), now: () => NOW, progress: () => undefined },
      { slug, words, asWorded },
    );
  const theStore = async () => (await getJson(siteOn(db()), "/api/stores", StoresSchema))[0];
  const take = (hours: string) =>
    importing(db(), { text: `slug,hours\noak,${hours}\n` }, { fileName: "stores.csv" });

  it("says what was understood, and every answer with the store has it", async () => {
    const { store, product, offer } = rowsIn(db());
    const productId = await product({ code: "abc123" });
    await offer({ storeId: await store({ slug: "oak", name: "Oak" }), productId });
    const hours = { mon: [["09:00", "21:00"]], sun: [] };
    expect(await say("Mon-Sat 9am-9pm")).toMatchObject({
      name: "Oak",
      openingHours: hours,
      remark: null,
    });
    const site = siteOn(db());
    expect(await theStore()).toMatchObject({
      hours: "Mon-Sat 9am-9pm",
      openingHours: hours,
      sources: { hours: { file: null, at: new Date(NOW).toISOString() } },
    });
    const { table } = await getJson(site, "/api/menus", AllMenusSchema);
    expect(table.stores).toMatchObject([{ openingHours: hours }]);
    const detail = await getJson(site, "/api/products/abc123", ProductDetailSchema);
    expect(detail.offers).toMatchObject([{ store: { openingHours: hours } }]);
  });

  it("counts more than any file, until it is taken back", async () => {
    await rowsIn(db()).store({ slug: "oak", hours: "8am-8pm" });
    await say("10am-6pm");
    await take("9am-9pm");
    expect((await theStore())?.hours).toBe("10am-6pm");
    expect(await say(null)).toMatchObject({ openingHours: { mon: [["09:00", "21:00"]] } });
    expect(await theStore()).toMatchObject({
      hours: "9am-9pm",
      sources: { hours: { file: "stores.csv" } },
    });
  });

  it("is refused where it is not understood, unless it is to be shown as it is", async () => {
    await rowsIn(db()).store({ slug: "oak", hours: "8am-8pm" });
    await expect(say("by appointment")).rejects.toThrow(
      new CommandError(
        "The hours have words that are no hours: by. Nothing is changed; --as-worded shows them as they are.",
      ),
    );
    expect((await theStore())?.hours).toBe("8am-8pm");
    await say("by appointment", true);
    expect(await theStore()).toMatchObject({
      hours: "by appointment",
      openingHours: null,
      hoursInWords: "by_appointment",
    });
  });

  it.each([
    ["By appointment, please call (330) 555-0123", "by_appointment"],
    ["Weekdays 9 to 5, Sunday by appointment", "other"],
    ["Ask at the counter", "other"],
  ])("of words alone it is known whether they ask for an appointment: %s", async (words, kind) => {
    await rowsIn(db()).store({ slug: "oak", hours: null });
    await say(words, true);
    expect((await theStore())?.hoursInWords).toBe(kind);
  });

  it("is refused for a store that there is not, and where it is too long", async () => {
    await expect(say("9am-5pm", false, "elm")).rejects.toThrow('There is no store "elm".');
    await expect(say("9-5 ".repeat(200))).rejects.toThrow("at most 500 characters");
  });
});
