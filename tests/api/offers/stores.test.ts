import { expect, it } from "vitest";
import { StoresSchema } from "#domain/stores/stores.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the stores", (database) => {
  const rows = () => rowsIn(database().db);
  const stores = () => getJson(siteOn(database().db), "/api/stores", StoresSchema);

  it("come by name", async () => {
    const { store } = rows();
    for (const name of ["Riverside", "Bliss", "Moss"]) await store({ name });
    expect((await stores()).map(({ name }) => name)).toEqual(["Bliss", "Moss", "Riverside"]);
  });

  it("say everything that is known of them", async () => {
    await rows().store({
      slug: "riverside-kent",
      license: "OH-1",
      name: "Riverside",
      street: "1 Main St",
      city: "Kent",
      county: "Portage",
      zip: "44240",
      region: "Northeast",
      lat: 41.15,
      lon: -81.36,
      phone: "330-555-0100",
      website: "https://riverside.example/",
      menuUrl: "https://riverside.example/menu",
      sample: false,
      hours: { mon: "9–21", sun: "closed" },
      adultUse: true,
      medical: false,
      driveThrough: true,
      facts: { phone: { file: "stores.csv", at: "2026-11-01T12:00:00.000Z" } },
    });
    expect(await stores()).toEqual([
      {
        slug: "riverside-kent",
        name: "Riverside",
        street: "1 Main St",
        city: "Kent",
        county: "Portage",
        zip: "44240",
        region: "Northeast",
        lat: 41.15,
        lon: -81.36,
        phone: "330-555-0100",
        website: "https://riverside.example/",
        menuUrl: "https://riverside.example/menu",
        sample: false,
        twinOf: null,
        formerSlugs: [],
        taxArea: "portage",
        pricesIncludeTax: "unknown",
        hours: { mon: "9–21", sun: "closed" },
        openingHours: {
          mon: [["09:00", "21:00"]],
          tue: [],
          wed: [],
          thu: [],
          fri: [],
          sat: [],
          sun: [],
        },
        adultUse: true,
        medical: false,
        driveThrough: true,
        sources: { phone: { file: "stores.csv", at: "2026-11-01T12:00:00.000Z" } },
        offers: 0,
        observedAt: null,
      },
    ]);
  });

  it("say how many offers their menus have now, and how old the newest is", async () => {
    const { store, offer } = rows();
    const storeId = await store();
    await offer({ storeId, observedAt: new Date(NOW - 3 * HOUR_MS) });
    await offer({ storeId, observedAt: new Date(NOW - 2 * HOUR_MS) });
    await offer({ storeId, missingSince: new Date(NOW) });
    expect(await stores()).toMatchObject([{ offers: 2, observedAt: "2026-11-20T10:00:00.000Z" }]);
  });

  it("bring the price that they are told by, for as long as it holds", async () => {
    const { store, offer, product } = rows();
    const storeId = await store({ name: "Acorn" });
    await offer({ storeId, priceCents: 2_000, observedAt: new Date(NOW - 2 * HOUR_MS) });
    await offer({ storeId, priceCents: 1_600, observedAt: new Date(NOW - 3 * HOUR_MS) });
    for (const more of [
      { menu: "med" },
      { stock: "no" },
      { ranked: false },
      { observedAt: new Date(NOW - 73 * HOUR_MS) },
    ] as const)
      await offer({ storeId, priceCents: 900, ...more });
    const productId = await product({ category: "edible" });
    const dose = { sizeKey: "100mg", sizeLabel: "100mg", thcMg: 100, netMg: null };
    await offer({ storeId: await store({ name: "Bliss" }), productId, priceCents: 1_200, ...dose });
    await store({ name: "Cedar" });
    const all = await stores();
    expect(all.map(({ cheapest }) => cheapest)).toEqual([
      {
        cents: 1_600,
        of: "2.83 g tenth",
        at: { category: "flower", size: "2830mg" },
        several: true,
        until: new Date(NOW + 69 * HOUR_MS).toISOString(),
      },
      {
        cents: 1_200,
        of: "edibles, 100 mg THC",
        at: { category: "edible", size: null },
        until: new Date(NOW + 71 * HOUR_MS).toISOString(),
      },
      undefined,
    ]);
  });

  it("say where all that may be compared is for patients, and only there", async () => {
    const { store, offer } = rows();
    const both = await store({ name: "Acorn" });
    await offer({ storeId: both, menu: "med" });
    await offer({ storeId: both });
    const patients = await store({ name: "Bliss" });
    await offer({ storeId: patients, menu: "med" });
    await offer({ storeId: patients, ranked: false });
    await offer({ storeId: await store({ name: "Cedar" }), menu: "med", stock: "no" });
    await offer({ storeId: await store({ name: "Dogwood" }), ranked: false });
    await store({ name: "Elm" });
    const all = await stores();
    expect(all.map(({ patientsOnly }) => patientsOnly)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
      undefined,
    ]);
    expect(all[1]?.cheapest).toBeUndefined();
  });

  it.each([
    ["a text", "Mon–Sat 9–21", "Mon–Sat 9–21"],
    ["texts by day", { mon: "9–21" }, { mon: "9–21" }],
    ["anything else", { mon: ["9:00", "21:00"] }, null],
    ["a number", 9, null],
    ["nothing", null, null],
  ])("give opening hours that are %s as far as they can be shown", async (_, hours, expected) => {
    await rows().store({ hours });
    expect((await stores())[0]?.hours).toEqual(expected);
  });

  it("link to web addresses only", async () => {
    await rows().store({ website: "javascript:alert(1)", menuUrl: "https://a.example/" });
    expect(await stores()).toMatchObject([{ website: null, menuUrl: "https://a.example/" }]);
  });
});
