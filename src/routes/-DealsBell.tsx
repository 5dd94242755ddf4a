import { useQuery } from "@tanstack/react-query";
import { largeQueries } from "#data/queries.ts";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import type { Place } from "#domain/maps/geometry.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { SECTION_TITLES } from "#domain/offers/categories.ts";
import { formatCents } from "#domain/offers/money.ts";
import { choiceName, chosenSize } from "#domain/offers/sizes.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { isCalled, storeTitle } from "#domain/stores/stores.ts";
import { AlertBell } from "#features/alerts/AlertBell.tsx";
import type { DealsSearch } from "#features/deals/dealsSearch.ts";
import { ownRegion, useSettings } from "#platform/settings.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";

/** Asks for an alert about deals like those of the list: what is looked for today may come tomorrow. */
export function DealsBell({ search }: { search: DealsSearch }) {
  const stores = useQuery(largeQueries.deals).data?.table.stores ?? [];
  const place = useVisitorPlace();
  const home = ownRegion(useSettings());
  const here = place === null ? [] : regionsNear(stores, place);
  const near = search.near === true ? here : [];
  // Of all deals there are too many to be told of: who chose nothing begins at home, or where they are in this visit.
  const usual = near.length > 0 || !isOfAll(search) ? [] : home === null ? here : [home];
  const regions = near.length > 0 ? near : usual;
  const rule = rulesLike(search, stores, regions);
  const why = home === null ? `around ${nameOf(place)}` : "your region";
  const note = [
    takenOver(rule, search),
    usual.length === 0 || search.near === true ? null : `It is for ${usual.join(" and ")}, ${why}.`,
    leftOut(search, regions),
  ].filter((each) => each !== null);
  return (
    <AlertBell
      about={rule}
      name="deals like these"
      word="Alert me"
      note={note.length === 0 ? undefined : note.join(" ")}
    />
  );
}

/** What the alert has of the list, in a line: `"From this list: Flower, 3.5 g eighth, Northeast."` */
function takenOver(
  { sections = [], size, store, maxCents }: Partial<RuleDraft>,
  { region }: DealsSearch,
): string | null {
  const parts = [
    ...sections.map((section) => SECTION_TITLES[section]),
    size?.name,
    store?.name,
    region,
    maxCents ? `up to ${formatCents(maxCents)}` : undefined,
  ].filter((each) => each !== undefined);
  return parts.length === 0 ? null : `From this list: ${parts.join(", ")}.`;
}

const nameOf = (place: NamedPlace | null) =>
  place === null || place.name === "you" ? "where you are" : place.name;

/** Whether nothing is chosen that an alert can have. */
const isOfAll = ({ region, section, size, store, maxPrice }: DealsSearch) =>
  [region, section, size, store, maxPrice].every((each) => each === undefined);

/** The regions of the stores within the circle: no alert knows where somebody is. */
function regionsNear(stores: MenuTable["stores"], place: Place): Region[] {
  const isNear = (store: MenuTable["stores"][number]) =>
    (milesTo(store, place) ?? Infinity) <= NEAR_MILES;
  const near = new Set(stores.filter(isNear).map(({ region }) => region));
  return REGIONS.filter((region) => near.has(region));
}

function rulesLike(
  { region, section, size, store, maxPrice }: DealsSearch,
  stores: MenuTable["stores"],
  near: readonly Region[],
): Partial<RuleDraft> {
  const named = store === undefined ? undefined : stores.find((each) => isCalled(each, store));
  const key = size === undefined ? null : chosenSize(size);
  return {
    regions: near.length > 0 ? [...near] : region === undefined ? [] : [region],
    sections: section === undefined ? [] : [section],
    size: key === null ? null : { key, name: choiceName(key) ?? key },
    store: named === undefined ? null : { slug: named.slug, name: storeTitle(named) },
    maxCents: maxPrice === undefined || maxPrice === 0 ? null : Math.round(maxPrice * 100),
  };
}

/** What the list leaves out and no alert can, in a sentence each; `null`: nothing. */
function leftOut({ near, open, sale }: DealsSearch, regions: readonly Region[]): string | null {
  const without = [open ? "“Open now”" : null, sale === undefined ? null : "“Ends today”"].filter(
    (each) => each !== null,
  );
  const said = [
    near !== true
      ? null
      : regions.length === 0
        ? "An alert has no “Near me”: choose a region below."
        : `An alert has no “Near me”, so it is for ${regions.join(" and ")}.`,
    without.length === 0 ? null : `It rings without ${without.join(" and ")}.`,
  ].filter((each) => each !== null);
  return said.length === 0 ? null : said.join(" ");
}
