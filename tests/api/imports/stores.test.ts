import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import { stores } from "../../../server/db/schema/stores.ts";
import { importing } from "../../support/data/importing.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the import of a list of stores", (database) => {
  const db = () => database().db;
  const all = () => db().select().from(stores).orderBy(asc(stores.id));

  it("takes the state's list, repairs what is certain and leaves out what is not", async () => {
    const result = await importing(db(), "stores.csv");
    expect(result).toMatchObject({ format: "stores", store: null, accepted: 4, created: 4 });
    expect(result.warnings.map(({ row, field }) => [row, field])).toEqual([
      [3, "lon"],
      [4, "county"],
      [5, "lat"],
    ]);
    expect(await all()).toMatchObject([
      { slug: "oak-street-akron", license: "OH-T-1", region: "Northeast", zip: "44305" },
      { slug: "oak-street-akron-mill", county: "Summit", lon: -81.519 },
      { slug: "fern-hill-llc-painesville-township", name: "Fern Hill, LLC", county: "Lake" },
      { slug: "bloom-gardens-athens", lat: null, lon: null, region: "Southeast" },
    ]);
  });

  it("a second time changes nothing", async () => {
    await importing(db(), "stores.csv");
    const before = await all();
    expect(await importing(db(), "stores.csv")).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 4,
    });
    expect(await all()).toEqual(before);
  });

  it("finds a store by its licence whatever its name has become, and keeps its slug", async () => {
    await importing(db(), "stores.csv");
    const text = "license,name,city,website\nOH-T-1,Elm Street,Akron,https://elm.example\n";
    expect(await importing(db(), { text })).toMatchObject({ created: 0, changed: 1 });
    const [store] = await all();
    expect(store).toMatchObject({
      slug: "oak-street-akron",
      name: "Elm Street",
      website: "https://elm.example/",
      // What the list does not say stays.
      phone: "(330) 555-0101",
    });
  });

  it("finds a store without a licence by its slug", async () => {
    const text = (name: string) => `slug,name,city,county\nelm,${name},Kent,Portage\n`;
    await importing(db(), { text: text("Elm") });
    expect(await importing(db(), { text: text("Elm Two") })).toMatchObject({
      store: "elm",
      created: 0,
      changed: 1,
    });
  });

  it("calls a store by its trade name where the list has only the licensee: as its sisters are called", async () => {
    const row = (license: string, dba: string, city: string) =>
      `${license},${dba},"Cresco Labs Ohio, LLC",1 Main St,${city},Summit\n`;
    const head = "license,dba,business,street,city,county\n";
    const text = `${head}${row("T-1", "Sunnyside", "Akron")}${row("T-2", "", "Stow")}`;
    await importing(db(), { text });
    expect((await all()).map(({ name, slug }) => [name, slug])).toEqual([
      ["Sunnyside", "sunnyside-akron"],
      ["Sunnyside", "sunnyside-stow"],
    ]);
    expect(await importing(db(), { text })).toMatchObject({ changed: 0, unchanged: 2 });
  });

  it("keeps a trade name that was learned otherwise", async () => {
    const text = (dba: string) => `license,dba,business,city\nT-1,${dba},"Fern, LLC",Akron\n`;
    await importing(db(), { text: text("") });
    expect((await all())[0]?.name).toBe("Fern, LLC");
    await importing(db(), { text: "license,name,city\nT-1,The Fern,Akron\n" });
    await importing(db(), { text: text("") });
    expect(await all()).toMatchObject([{ name: "The Fern", slug: "fern-llc-akron" }]);
  });
});
