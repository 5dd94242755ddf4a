import { describe, expect, it } from "vitest";
import { StoresSchema, type StoreProfile } from "#domain/stores/stores.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { everything, importing, NOW } from "../../support/data/importing.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

const THE_STORE = "oak-street-akron";
const AT = new Date(NOW).toISOString();

describeOnEachEngine("what files say of stores", (database) => {
  const db = () => database().db;
  const theStore = async (slug = THE_STORE): Promise<StoreProfile> => {
    const all = await getJson(siteOn(db()), "/api/stores", StoresSchema);
    const found = all.find((each) => each.slug === slug);
    if (found === undefined) throw new Error(`no store ${slug}`);
    return found;
  };
  const take = (text: string, fileName: string, now = NOW) =>
    importing(db(), { text }, { fileName, now });

  it("is added to the state's list by a file without names, and says where it is from", async () => {
    await importing(db(), "stores.csv");
    const result = await take(
      'license,website,hours,rec,med,drive_thru\nOH-T-1,https://oak.example,"Mon-Sat 9am-9pm, Sun 10-6",yes,no,yes\n',
      "more.csv",
      NOW + DAY_MS,
    );
    expect(result).toMatchObject({ format: "stores", accepted: 1, created: 0, changed: 1 });
    const later = { file: "more.csv", at: new Date(NOW + DAY_MS).toISOString() };
    const list = { file: "stores.csv", at: AT };
    expect(await theStore()).toMatchObject({
      name: "Oak Street",
      phone: "(330) 555-0101",
      website: "https://oak.example/",
      hours: "Mon-Sat 9am-9pm, Sun 10-6",
      openingHours: { mon: [["09:00", "21:00"]], sun: [["10:00", "18:00"]] },
      adultUse: true,
      medical: false,
      driveThrough: true,
      sources: {
        street: list,
        phone: list,
        website: later,
        hours: later,
        adultUse: later,
        medical: later,
        driveThrough: later,
      },
    });
  });

  it("is not erased by a later list without it, and its source stays who said it first", async () => {
    await importing(db(), "stores.csv");
    await take("license,website,drive_thru\nOH-T-1,https://oak.example,yes\n", "more.csv");
    const before = await theStore();
    expect(await importing(db(), "stores.csv", { now: NOW + DAY_MS })).toMatchObject({
      changed: 0,
      unchanged: 4,
    });
    await take("license,website\nOH-T-1,https://oak.example\n", "again.csv", NOW + DAY_MS);
    expect(await theStore()).toEqual(before);
  });

  it("is from the file that changed it, as of the day on which that was checked", async () => {
    await importing(db(), "stores.csv");
    await take(
      "license,phone,verified_at\nOH-T-1,(330) 555-0199,2026-10-01T12:00:00Z\n",
      "checked.csv",
    );
    expect((await theStore()).sources?.phone).toEqual({
      file: "checked.csv",
      at: "2026-10-01T12:00:00.000Z",
    });
  });

  it("about a store that is not known is rejected by its row, and the others are taken", async () => {
    await importing(db(), "stores.csv");
    const result = await take(
      "license,slug,phone\nOH-T-9,,1\n,nowhere,2\nOH-T-1,,(330) 555-0177\n",
      "more.csv",
    );
    expect(result).toMatchObject({ read: 3, accepted: 1, changed: 1 });
    expect(result.rejected).toEqual([
      {
        row: 2,
        field: "license",
        reason: "is the licence of no known store, and no name is given for a new one",
      },
      {
        row: 3,
        field: "slug",
        reason: "is the slug of no known store, and no name is given for a new one",
      },
    ]);
    await expect(take("license,phone\nOH-T-9,1\n", "none.csv")).rejects.toThrow(/no known store/);
  });

  it("is taken back with the file", async () => {
    await importing(db(), "stores.csv");
    const before = (await everything(db())).stores;
    const { importId } = await take("license,hours\nOH-T-1,9am-9pm\n", "more.csv");
    await undoImport(db(), importId ?? 0, NOW);
    expect((await everything(db())).stores).toEqual(before);
  });

  describe("about hours", () => {
    const hours = async (column: string, cell: string) => {
      await importing(db(), "stores.csv");
      return await take(`license,${column}\nOH-T-1,"${cell.replaceAll('"', '""')}"\n`, "more.csv");
    };

    it("may be JSON by day", async () => {
      expect((await hours("hours_json", '{"mon":[["18:00","02:00"]]}')).warnings).toEqual([]);
      expect((await theStore()).openingHours).toMatchObject({ mon: [["18:00", "02:00"]], tue: [] });
    });

    it("stays as worded where it is not understood, and the report says why", async () => {
      const { warnings } = await hours("hours", "Mon-Fri by appointment");
      expect(warnings).toEqual([
        {
          row: 2,
          field: "hours",
          reason: "have words that are no hours: by; they are shown as worded",
        },
      ]);
      expect(await theStore()).toMatchObject({
        hours: "Mon-Fri by appointment",
        openingHours: null,
      });
    });

    it("that are JSON and not understood are spoken of as what that column holds", async () => {
      const [warning] = (await hours("hours_json", '{"mon":"9-5"}')).warnings;
      expect(warning).toMatchObject({
        field: "hours_json",
        reason:
          "holds hours that do not say of a time whether it is before or after noon; they are shown as worded",
      });
    });

    it("takes the place of what was known, also if it is not understood", async () => {
      await hours("hours", "9am-9pm");
      await take("license,hours\nOH-T-1,call us\n", "later.csv");
      expect(await theStore()).toMatchObject({ hours: "call us", openingHours: null });
    });

    it("names holidays, which stay as worded", async () => {
      const { warnings } = await hours("hours", "9am-9pm, closed Christmas");
      expect(warnings).toMatchObject([{ reason: "name holidays, which stay as worded" }]);
      expect((await theStore()).openingHours?.mon).toEqual([["09:00", "21:00"]]);
    });
  });

  describe("in menus", () => {
    const HEADER =
      "store_license,hours,observed_at,source_kind,name,category,menu,size_label,price_cents";
    const menu = (at: number, ...rows: readonly (readonly [name: string, hours: string])[]) =>
      [
        HEADER,
        ...rows.map(
          ([name, hours]) =>
            `OH-T-1,"${hours}",${new Date(at).toISOString()},store_file,${name},flower,rec,3.5g,3000`,
        ),
      ].join("\n");

    it("is taken from neutral CSV, with a warning per store and not per row", async () => {
      await importing(db(), "stores.csv");
      const first = await take(
        menu(NOW - HOUR_MS, ["Fog", "9am-9pm"], ["Mist", "9am-9pm"]),
        "menu.csv",
      );
      expect(first).toMatchObject({ created: 2, warnings: [] });
      expect(await theStore()).toMatchObject({
        openingHours: { sat: [["09:00", "21:00"]] },
        sources: { hours: { file: "menu.csv", at: new Date(NOW - HOUR_MS).toISOString() } },
      });
      const odd = await take(menu(NOW, ["Fog", "varies"], ["Mist", "varies"]), "odd.csv");
      expect(odd.warnings).toMatchObject([{ row: 2, field: "hours" }]);
      expect(await theStore()).toMatchObject({ hours: "varies", openingHours: null });
    });

    it("counts by when it was true, whichever file comes first", async () => {
      await importing(db(), "stores.csv");
      // The list says nothing of hours, so that only the menus do.
      await take(menu(NOW - HOUR_MS, ["Fog", "9am-9pm"]), "newer.csv");
      await take(menu(NOW - DAY_MS, ["Fog", "8-8"]), "older.csv");
      expect((await theStore()).hours).toBe("9am-9pm");
    });

    it("is taken from neutral JSON and taken back with it", async () => {
      await importing(db(), "stores.csv");
      const before = await theStore();
      const text = JSON.stringify({
        format: "menu-import",
        version: 1,
        source: { kind: "store_file", observedAt: AT },
        store: { license: "OH-T-1", hours: { "Mon-Sat": "9am-9pm", Sun: "closed" } },
        items: [
          {
            name: "Fog",
            category: "flower",
            variants: [{ sizeLabel: "3.5g", menu: "rec", priceCents: 3_000 }],
          },
        ],
      });
      const { importId } = await take(text, "menu.json");
      expect(await theStore()).toMatchObject({
        hours: { "Mon-Sat": "9am-9pm", Sun: "closed" },
        openingHours: { sat: [["09:00", "21:00"]], sun: [] },
      });
      await undoImport(db(), importId ?? 0, NOW);
      expect(await theStore()).toEqual(before);
    });
  });
});
