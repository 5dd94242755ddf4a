import { expect, it } from "vitest";
import { StoreMenuSchema } from "#domain/offers/menuTable.ts";
import { TaxesSchema } from "#domain/prices/taxes.ts";
import { StoresSchema } from "#domain/stores/stores.ts";
import { CommandError } from "../../../server/db/command.ts";
import { listCommand } from "../../../server/import/importCommand.ts";
import { setPricesIncludeTax, setTaxPart } from "../../../server/import/taxes/storeTaxCommands.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { everything, importing, NOW } from "../../support/data/importing.ts";
import { rateFile, rateLine, zipOf } from "../../support/data/rateFile.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

const WARREN = rateLine("00", "165", "1.75", "20261101");

describeOnEachEngine("the table of taxes", (database) => {
  const db = () => database().db;
  const context = () => ({ db: db(), now: () => NOW, progress: () => undefined });
  const taxes = (now = NOW) => getJson(siteOn(db(), { now: () => now }), "/api/taxes", TaxesSchema);
  const areaOf = async (id: string, now = NOW) =>
    (await taxes(now)).areas.filter((area) => area.id === id);
  const take = (text: string, more = {}) =>
    importing(db(), { text }, { fileName: "OHR2026Q4SEP17.csv", ...more });

  it("is the shipped one until the state's own file has come", async () => {
    const answer = await taxes();
    expect(answer).toMatchObject({
      excise: { percent: "10.00", appliesTo: "adult_use", checkedOn: "2026-11-25" },
      compounding: "additive",
      asOf: "2026-11-25",
    });
    expect(answer.excise.source).toContain("3796.40");
    expect(answer.areas).toHaveLength(93);
    expect(answer.areas.find(({ id }) => id === "delaware-cota")).toEqual({
      id: "delaware-cota",
      county: "Delaware",
      part: "COTA: Columbus, Dublin, Westerville",
      statePercent: "5.75",
      countyPercent: "1.25",
      transitPercent: "1.00",
      effectiveFrom: "2025-04-01",
      source: "OHR2026Q1NOV28; ODT bulletin for 2025-04-01",
    });
  });

  it("is replaced by a rate file, listed like any other, and comes back by an undo", async () => {
    const before = await taxes();
    const result = await take(rateFile(WARREN));
    expect(result).toMatchObject({
      format: "sst-rates",
      store: null,
      rejected: [],
      created: 0,
      changed: 1,
      unchanged: 92,
    });
    expect(await areaOf("warren")).toMatchObject([
      { countyPercent: "1.75", effectiveFrom: "2026-11-01", source: "OHR2026Q4SEP17.csv" },
    ]);
    expect((await taxes()).asOf).toBe("2026-11-20");
    expect(await listCommand.run(context(), null)).toMatchObject([{ format: "sst-rates" }]);
    await undoImport(db(), result.importId ?? 0, NOW);
    expect(await taxes()).toEqual(before);
  });

  it("goes back to the file before, and not to the shipped one, when the newer is undone", async () => {
    await take(rateFile(WARREN));
    const second = await take(rateFile(), { fileName: "OHR2027Q1NOV30.csv" });
    expect(second).toMatchObject({ changed: 1, unchanged: 92 });
    await undoImport(db(), second.importId ?? 0, NOW);
    expect(await areaOf("warren")).toMatchObject([{ source: "OHR2026Q4SEP17.csv" }]);
  });

  it("comes in an archive too, and a dry run of it keeps nothing", async () => {
    const content = zipOf({ "OHR2026Q4SEP17.csv": rateFile(WARREN) });
    const before = await everything(db());
    expect(await take("", { content, dryRun: true })).toMatchObject({ importId: null, changed: 1 });
    expect(await everything(db())).toEqual(before);
    await take("", { content });
    expect(await areaOf("warren")).toMatchObject([{ countyPercent: "1.75" }]);
  });

  it("knows a change on the first of January before, and follows it on that day", async () => {
    const result = await take(rateFile(rateLine("63", "25000", "1.50", "20270101")));
    expect(result.created).toBe(1);
    expect(result.warnings).toMatchObject([
      { reason: "changes in Franklin County to 8.50 % on 2027-01-01" },
    ]);
    expect(await areaOf("franklin")).toMatchObject([
      { transitPercent: "1.00" },
      { transitPercent: "1.50", effectiveFrom: "2027-01-01" },
    ]);
    // What is known already is not new.
    expect(await take(rateFile(rateLine("63", "25000", "1.50", "20270101")))).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 94,
    });
    // Midnight of New York, not of Greenwich.
    const eve = Date.UTC(2027, 0, 1, 4, 59);
    expect(await areaOf("franklin", eve)).toHaveLength(2);
    expect(await areaOf("franklin", Date.UTC(2027, 0, 1, 5))).toMatchObject([
      { transitPercent: "1.50" },
    ]);
  });

  it("is refused where a county is missing on the day, and the one before stays", async () => {
    const before = await everything(db());
    const whole = rateFile().split("\r\n");
    const part = whole.filter((line) => !line.startsWith("39,00,049")).join("\n");
    await expect(take(part)).rejects.toThrow(
      "is not whole: on 2026-11-20 it has no rate for Franklin",
    );
    await expect(take(rateFile(), { observedAt: Date.UTC(2010, 0, 1) })).rejects.toThrow(
      "is not whole: on 2009-12-31 it has no rate for the state, Adams, Allen, Ashland, Ashtabula and 84 more",
    );
    await expect(take(rateFile(), { isBound: true })).rejects.toThrow("only a menu is taken here");
    await expect(take(rateFile().replaceAll(/^39/gm, "19"))).rejects.toThrow(
      "has no acceptable row; row 1: state is 19, not Ohio’s 39",
    );
    expect(await everything(db())).toEqual(before);
  });
});

describeOnEachEngine("what a store's prices are taxed by", (database) => {
  const db = () => database().db;
  const context = () => ({ db: db(), now: () => NOW, progress: () => undefined });
  const theStore = async () => (await getJson(siteOn(db()), "/api/stores", StoresSchema))[0];
  const list = (text: string) => importing(db(), { text }, { fileName: "stores.csv" });
  const say = (part: string | null) => setTaxPart.run(context(), { slug: "oak", part });
  const includes = (word: "yes" | "no" | "unknown") =>
    setPricesIncludeTax.run(context(), { slug: "oak", includes: word });

  it("says where its part of a county is by the postal city, until the operator says it", async () => {
    await list("slug,name,city,county\noak,Oak,Westerville,Delaware\n");
    expect(await theStore()).toMatchObject({ taxArea: "delaware-cota", taxPartByCity: true });
    await say("COTA");
    expect(await theStore()).not.toHaveProperty("taxPartByCity");
    await list("slug,name,city,county\noak,Oak,Columbus,Franklin\n");
    expect(await theStore()).not.toHaveProperty("taxPartByCity");
  });

  it("is its county's area, and nothing is known of its prices until somebody says so", async () => {
    await list("slug,name,city,county\noak,Oak,Columbus,Franklin\n");
    expect(await theStore()).toMatchObject({ taxArea: "franklin", pricesIncludeTax: "unknown" });
    const menu = await getJson(siteOn(db()), "/api/menus/oak", StoreMenuSchema);
    expect(menu.store).toMatchObject({ taxArea: "franklin", pricesIncludeTax: "unknown" });
  });

  it("is unknown without a county", async () => {
    await list("slug,name,city\noak,Oak,Columbus\n");
    expect(await theStore()).toMatchObject({ taxArea: null });
  });

  it("is what the list says, and more than that what the operator says", async () => {
    await list(
      "slug,name,city,county,prices_include_tax,tax_part\noak,Oak,Powell,Delaware,Yes,cota\n",
    );
    expect(await theStore()).toMatchObject({ taxArea: "delaware-cota", pricesIncludeTax: "yes" });
    expect(await say("rest")).toEqual({ name: "Oak", area: "delaware" });
    await includes("no");
    await list(
      "slug,name,city,county,prices_include_tax,tax_part\noak,Oak,Powell,Delaware,yes,COTA\n",
    );
    expect(await theStore()).toMatchObject({ taxArea: "delaware", pricesIncludeTax: "no" });
    expect(await say(null)).toEqual({ name: "Oak", area: "delaware-cota" });
    await includes("unknown");
    expect(await theStore()).toMatchObject({
      taxArea: "delaware-cota",
      pricesIncludeTax: "unknown",
    });
  });

  it("is left out with a warning where a list cannot be understood, and undone with it", async () => {
    await list("slug,name,city,county\noak,Oak,Powell,Delaware\n");
    const wrong = await list(
      "slug,name,city,county,prices_include_tax,tax_part\noak,Oak,Powell,Delaware,maybe,TARTA\n",
    );
    expect(wrong.warnings).toMatchObject([
      { row: 2, field: "prices_include_tax" },
      { row: 2, field: "tax_part" },
    ]);
    const before = await everything(db());
    const right = await list("slug,prices_include_tax,tax_part\noak,no,Dublin\n");
    expect(await theStore()).toMatchObject({ taxArea: "delaware-cota", pricesIncludeTax: "no" });
    await undoImport(db(), right.importId ?? 0, NOW);
    const { stores } = await everything(db());
    expect(stores).toEqual(before.stores);
  });

  it("is refused for a part that the county does not have, and a store that there is not", async () => {
    await list("slug,name,city,county\noak,Oak,Powell,Delaware\nelm,Elm,Columbus,Franklin\n");
    await expect(say("TARTA")).rejects.toThrow(
      new CommandError(
        'Delaware County has no part "TARTA". It is "rest of county" or "COTA: Columbus, Dublin, Westerville".',
      ),
    );
    await expect(setTaxPart.run(context(), { slug: "elm", part: "COTA" })).rejects.toThrow(
      "Franklin County is one area",
    );
    await expect(setTaxPart.run(context(), { slug: "ash", part: null })).rejects.toThrow(
      'There is no store "ash"',
    );
  });
});
