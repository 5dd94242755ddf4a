import { knowsHours } from "#domain/stores/openingWords.ts";
import { Link } from "@tanstack/react-router";
import { useMemo, useState, type ComponentProps } from "react";
import LocateFixed from "~icons/locate-fixed";
import { usePins } from "#data/pins.ts";
import { useStorePrices } from "#data/storePrices.ts";
import { toldPrice, whyNoPrice } from "#domain/prices/storePrices.ts";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import { TaxChip } from "#design/controls/TaxSwitch.tsx";
import { Field } from "#design/controls/Field.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { MARKS_IN_ROWS, StoreListKey } from "#design/surfaces/StoreRow.tsx";
import { media } from "#design/tokens.ts";
import type { Pin } from "#domain/queries/pins.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { byListedName, listedNames } from "#domain/stores/listedNames.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { orderStores } from "#domain/maps/orderStores.ts";
import {
  countOfStores,
  isCalled,
  storeLocation,
  type StoreProfile,
} from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { lazyPart, useIsHydrated } from "#platform/lazyPart.tsx";
import { useMedia } from "#platform/media.ts";
import { ownRegion, useSettings } from "#platform/settings.ts";
import { leaveOutTax, useVisitor } from "#platform/visitor.ts";
import {
  forgetPlace,
  LOCATION_TROUBLE,
  useLocate,
  useVisitorPlace,
} from "#platform/visitorPlace.ts";
import { pickerRow } from "../menus.css.ts";
import { ALL_STORES } from "../menusSearch.ts";
import { regions } from "../menus.css.ts";
import { LetGoButton, PinnedStores, pinOf } from "./PinnedStores.tsx";
import { StoreEntries, StoreGroup, type PickedStore } from "./StoreGroup.tsx";
import { besideMap, untilKept } from "./storesOnMap.css.ts";
import type DrawnMap from "./StoresOnMap.tsx";

const StoresOnMap = lazyPart<ComponentProps<typeof DrawnMap>>(() => import("./StoresOnMap.tsx"));

const NO_PINS: readonly Pin[] = [];

/** All stores with a menu: nearest first where the visitor's place is known, else the kept ones, then by region and what their eighth costs; below them those without one. */
export function StorePicker({ stores }: { stores: readonly StoreProfile[] }) {
  const now = useNow();
  const hasRoom = useMedia(media.rail);
  const place = useVisitorPlace();
  const { priceOf, whyNone, register } = useStorePrices(useVisitor(), now);
  const isWithTax = register?.hasTax === true;
  const known = usePins();
  const pins = known ?? NO_PINS;
  const names = useMemo(() => listedNames(stores), [stores]);
  // As on the map's list, by what came with the stores: no row moves when it is known what a patient pays.
  const byPrice = (own: readonly StoreProfile[]) =>
    orderStores(own, "price", {
      ...NOWHERE,
      priceOf: (store) => toldPrice(store, now, register),
    }).map(({ store }) => store);
  const groups = useOrder(useMemo(() => byListedName(stores, names), [stores, names]));
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const isWanted = (...words: readonly string[]) => words.join(" ").toLowerCase().includes(wanted);
  const picked = (store: StoreProfile): PickedStore => {
    const own = pinOf(store, pins);
    return {
      store,
      name: names.get(store.slug) ?? { first: store.name, second: "", title: null },
      price: priceOf(store),
      whyNone: whyNone(store),
      miles: milesTo(store, place),
      ...(own === undefined ? {} : { sign: <LetGoButton pin={own} /> }),
    };
  };
  const all = groups.map(({ title, stores: own }) => ({
    title,
    // The nearest first is what was asked for.
    stores: (place === null ? byPrice(own) : own)
      .filter((store) => isWanted(store.name, storeLocation(store), store.street ?? ""))
      .map(picked),
  }));
  // Where the nearest come first a kept store stands among them; else above all, and not a second time.
  const isAbove = ({ sign }: PickedStore) => place === null && sign !== undefined;
  const shown = all
    .map(({ title, stores: own }) => ({
      title,
      stores: own.filter((each) => each.store.offers > 0 && !isAbove(each)),
    }))
    .filter(({ stores: own }) => own.length > 0);
  const everyStore = all.flatMap(({ stores: own }) => own);
  const others = everyStore.filter((each) => each.store.offers === 0 && !isAbove(each));
  const unlisted = pins.filter(
    ({ slug, name }) => isWanted(name) && !stores.some((store) => isCalled(store, slug)),
  );
  const rows = pins.flatMap(
    ({ slug }) => everyStore.find((each) => isAbove(each) && isCalled(each.store, slug)) ?? [],
  );
  const kept = <PinnedStores rows={rows} unlisted={unlisted} now={now} />;

  return (
    <div className={known === null ? `${besideMap} ${untilKept}` : besideMap}>
      <Stack gap={3}>
        {place === null ? kept : null}
        <div className={pickerRow}>
          <Field
            label="Find a store or city"
            hidesLabel
            placeholder="Store or city"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <NearMe />
          <Link to="/dispensary-menus" search={{ store: ALL_STORES }} className={button()}>
            All stores
            <span className="visually-hidden"> in one list</span>
          </Link>
        </div>
        <TaxChip isOn={isWithTax} onOff={leaveOutTax} />
        <WarningLine
          isShort
          isWithTax={isWithTax}
          sample={stores.some(({ sample }) => sample)}
          first={knownWords(stores)}
          more={knownPoints(stores, now)}
        />
        {stores.some(({ cheapest }) => cheapest !== undefined) ? <StoreListKey /> : null}
        {everyStore.length === 0 ? (
          <EmptyState drawing="notFound">
            {stores.length === 0
              ? "No stores listed yet."
              : "No store or city by that name. Try fewer letters."}
          </EmptyState>
        ) : null}
        <div className={place === null ? regions : undefined}>
          {shown.map((group) => (
            <StoreGroup key={group.title} {...group} now={now} />
          ))}
        </div>
        {others.length === 0 ? null : (
          <Fold
            open={wanted !== ""}
            summary={`${String(others.length)} ${others.length === 1 ? "store" : "stores"} without a menu here yet`}
          >
            <StoreEntries stores={others} now={now} />
          </Fold>
        )}
        {place === null ? null : kept}
      </Stack>
      {hasRoom && everyStore.length > 0 ? (
        <StoresOnMap stores={everyStore.map(({ store }) => store)} />
      ) : null}
    </div>
  );
}

/** Within a region nothing but what a store is told by puts it in its place. */
const NOWHERE = { place: null, placed: new Map(), perGram: new Map(), region: null } as const;

/** One group, the nearest first; or a group for each region, the visitor's own first. */
function useOrder(stores: readonly StoreProfile[]) {
  const place = useVisitorPlace();
  const settings = useSettings();
  // Nothing is known of the phone while everybody's view is taken over.
  const own = useIsHydrated() ? ownRegion(settings) : null;
  return useMemo(() => {
    if (place !== null) {
      const far = (store: StoreProfile) => milesTo(store, place) ?? Infinity;
      // Two that are infinitely far differ by nothing.
      const byMiles = (a: StoreProfile, b: StoreProfile) =>
        far(a) === far(b) ? 0 : far(a) - far(b);
      return [{ title: "Nearest first", stores: stores.toSorted(byMiles) }];
    }
    return [...REGIONS, null]
      .toSorted((a, b) => Number(b !== null && b === own) - Number(a !== null && a === own))
      .map((region) => ({
        title: region ?? "Elsewhere",
        stores: stores.filter((store) => store.region === region),
      }));
  }, [stores, place, own]);
}

/** Asks where the visitor is, on tap only, and says that distances are counted from there; a second tap takes it off. */
function NearMe() {
  const place = useVisitorPlace();
  const { isLocating, locate } = useLocate();
  const [trouble, setTrouble] = useState<string | null>(null);
  // A place that was named elsewhere is told by its name.
  if (place !== null && place.name !== "you")
    return (
      <RemovableChip verb="Forget this place" onRemove={forgetPlace}>
        Near {place.name}
      </RemovableChip>
    );
  const toggle = async () => {
    setTrouble(null);
    if (place === null) setTrouble(LOCATION_TROUBLE[await locate()]);
    else forgetPlace();
  };
  return (
    <>
      <Button aria-pressed={place !== null} disabled={isLocating} onClick={() => void toggle()}>
        <LocateFixed aria-hidden="true" /> Near me
      </Button>
      {trouble === null ? null : <p role="status">{trouble}</p>}
    </>
  );
}

/** How many have a menu, and of how many prices may be compared: that number is said elsewhere, too. */
function knownWords(stores: readonly StoreProfile[]): string | undefined {
  const withMenu = stores.filter(({ offers }) => offers > 0).length;
  const priced = stores.filter(({ cheapest }) => cheapest !== undefined).length;
  if (withMenu === stores.length) return undefined;
  const some = priced === 0 ? "none" : String(priced);
  const told = priced === withMenu ? "" : `, ${some} with prices to compare`;
  return `${String(withMenu)} of ${String(stores.length)} stores have a menu here${told}. Confirm with the store. `;
}

/** What is not known of single stores, said once for all of them. */
function knownPoints(stores: readonly StoreProfile[], now: number): readonly string[] {
  const unknown = stores.filter((store) => !knowsHours(store)).length;
  const unpriced = stores.filter(({ offers, cheapest }) => offers > 0 && cheapest === undefined);
  return [
    ...(unpriced.length === 0
      ? []
      : [`Menus without prices to compare: ${reasonsOf(unpriced, now)}.`]),
    // Where it is known of none, no row says anything of it.
    ...(unknown === 0 || unknown === stores.length
      ? []
      : [`Opening hours are missing for ${countOfStores(unknown)}.`]),
    ...MARKS_IN_ROWS,
  ];
}

/** "medical prices only (2), prices too old (1)": in the words of their rows, the most frequent first. */
function reasonsOf(stores: readonly StoreProfile[], now: number): string {
  const counts = new Map<string, number>();
  for (const store of stores) {
    const why = whyNoPrice(store, now);
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([why, count]) => `${why} (${String(count)})`)
    .join(", ");
}
