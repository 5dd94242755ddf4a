import { expect, it } from "vitest";
import { StoresSchema } from "#domain/stores/stores.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { everything, importing, NOW } from "../../support/data/importing.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

const feature = (more: object = {}) => ({
  attributes: {
    objectid: 1,
    user_licen: "CCD000072-00",
    user_lic_1: "Active",
    user_type: "Dual Use Dispensary",
    user_busin: "Slightly Toasted, LLC",
    user_dispe: "Bliss Ohio",
    user_stree: "331 E Main St",
    user_city: "Kent",
    user_state: "OH",
    user_zip: 44240,
    user_count: "Portage",
    user_lat: 41.15384408,
    user_lon: -81.35419411,
    user_phone: "(330) 765-2508",
    hours: "Mon-Sat 9am-9pm, Sun 10am-6pm",
    editdate: 1_791_600_000_000,
    ...more,
  },
});
const OTHER = {
  user_licen: "CCD000102-00",
  user_busin: "127 OH, LLC",
  user_dispe: null,
  user_stree: "382 Blackbrook Rd",
  user_city: "Painesville",
  user_count: "Lake",
  // Without its minus.
  user_lat: 41.72321111,
  user_lon: 81.28345188,
};
const page = (features: readonly object[], more: object = {}) => ({
  objectIdFieldName: "objectid",
  features,
  ...more,
});

describeOnEachEngine("the state's layer of dispensaries", (database) => {
  const db = () => database().db;
  const stores = () => getJson(siteOn(db()), "/api/stores", StoresSchema);
  const take = (value: object, more = {}) =>
    importing(db(), { text: JSON.stringify(value) }, { fileName: "layer.json", ...more });

  it("is a list of stores with licence, names, place, phone and hours as worded", async () => {
    expect(await take(page([feature()]))).toMatchObject({
      format: "dispensary-layer",
      accepted: 1,
      created: 1,
      warnings: [],
    });
    expect(await stores()).toMatchObject([
      {
        slug: "bliss-ohio-kent",
        name: "Bliss Ohio",
        street: "331 E Main St",
        zip: "44240",
        county: "Portage",
        taxArea: "portage",
        lat: 41.15384408,
        phone: "(330) 765-2508",
        hours: "Mon-Sat 9am-9pm, Sun 10am-6pm",
        openingHours: { mon: [["09:00", "21:00"]] },
        adultUse: true,
        medical: true,
        sources: { street: { file: "layer.json", at: new Date(1_791_600_000_000).toISOString() } },
      },
    ]);
  });

  it("is put right where it can be and left out where it cannot, and called by its legal name without another", async () => {
    const lost = { ...OTHER, user_licen: "CCD1", user_lat: 10, user_lon: 10, user_stree: "1 A St" };
    const { warnings } = await take(page([feature(OTHER), feature(lost)]));
    expect(warnings).toMatchObject([
      { row: 1, field: "lon", reason: "has the wrong sign; it is turned round" },
      { row: 2, field: "lat" },
    ]);
    const [one, two] = await stores();
    expect(one).toMatchObject({ name: "127 OH, LLC", lon: -81.28345188 });
    expect(two).toMatchObject({ lat: null, lon: null });
  });

  it("may come in pages, which are joined", async () => {
    const pages = [page([feature()], { exceededTransferLimit: true }), page([feature(OTHER)])];
    expect(await take(pages)).toMatchObject({ read: 2, accepted: 2, created: 2 });
  });

  it("says which stores it no longer has, and which have another name; a part of it does not", async () => {
    await take(page([feature(), feature(OTHER)]));
    const renamed = feature({ user_dispe: "Bliss Kent" });
    const part = await take(page([renamed], { exceededTransferLimit: true }), { dryRun: true });
    expect(part.warnings).toEqual([]);
    const result = await take(page([renamed]));
    expect(result.warnings).toEqual([
      {
        row: null,
        field: "license",
        reason:
          "CCD000102-00 of 127-oh-llc-painesville is no longer on the list: the store may have closed",
      },
      { row: 1, field: "name", reason: "is Bliss Kent; bliss-ohio-kent was called Bliss Ohio" },
    ]);
    const before = (await stores()).map(({ slug }) => slug);
    // It stays until the operator knows more.
    expect(before).toContain("127-oh-llc-painesville");
  });

  it("does not take its last page for the whole list, and says so", async () => {
    await take(page([feature({ objectid: 1 }), feature({ ...OTHER, objectid: 2 })]));
    const last = { ...OTHER, objectid: 2 };
    const { warnings } = await take(page([feature(last)]), { dryRun: true });
    expect(warnings).toContainEqual({
      row: null,
      field: "file",
      reason:
        "begins with number 2: pages may lie before it, so it is not said which stores the list no longer has",
    });
    expect(JSON.stringify(warnings)).not.toContain("no longer on the list");
    // Without numbers nothing is known of what lies before it.
    const unnumbered = await take(page([feature({ ...last, objectid: undefined })]), {
      dryRun: true,
    });
    expect(JSON.stringify(unnumbered.warnings)).toContain("has no numbers of its features");
    // The numbers stand in the column that the page names.
    const named = page([feature({ objectid: 9, fid: 1 })], { objectIdFieldName: "fid" });
    expect(JSON.stringify((await take(named, { dryRun: true })).warnings)).toContain(
      "CCD000102-00 of 127-oh-llc-painesville is no longer on the list",
    );
  });

  it("says what licence is not active, and is undone like any list", async () => {
    const before = await everything(db());
    const { warnings, importId } = await take(page([feature({ user_lic_1: "Surrendered" })]));
    expect(warnings).toEqual([
      {
        row: 1,
        field: "license",
        reason: "is Surrendered by the state’s list; the store may be closed",
      },
    ]);
    await undoImport(db(), importId ?? 0, NOW);
    expect((await everything(db())).stores).toEqual(before.stores);
  });

  it("is no other layer, and no answer of an error", async () => {
    await expect(take({ error: { code: 400 } })).rejects.toThrow("is in no known format");
    await expect(take(page([{ attributes: { name: "x" } }]))).rejects.toThrow("no known format");
  });
});
