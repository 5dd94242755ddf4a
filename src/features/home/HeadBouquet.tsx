import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { usePins } from "#data/pins.ts";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { media } from "#design/tokens.ts";
import { stampName } from "#domain/offers/titles.ts";
import { cheapestOf } from "#domain/prices/cheapestOf.ts";
import { useNow } from "#platform/clock.ts";
import { useMedia } from "#platform/media.ts";
import { currentSettings, ownRegion } from "#platform/settings.ts";
import { useVisitor } from "#platform/visitor.ts";
import { type Arrangement, Bouquet, type Flower, pickFlowers } from "./Bouquet.tsx";
import { flowersOfDeals } from "./CoverBouquet.tsx";
import { headBouquet } from "./bouquet.css.ts";
import { homeQueries } from "./queries.ts";

/**
 * What somebody waits for, as a bouquet at the foot of home's head. Without wishes it is of what is cheapest at their kept
 * store, and without one of the best deals.
 *
 * @param wishes their flowers; `null` until the phone has answered
 */
export function HeadBouquet({ wishes }: { wishes: readonly Flower[] | null }) {
  if (wishes === null) return null;
  return wishes.length === 0 ? <OfKeptStore /> : <Arranged flowers={wishes} />;
}

function Arranged({ flowers }: { flowers: readonly Flower[] }) {
  const arrangement = useMedia(media.columns) ? WIDE : NARROW;
  return (
    <Bouquet
      className={headBouquet}
      arrangement={arrangement}
      flowers={pickFlowers(flowers, arrangement.places.length)}
    />
  );
}

function OfKeptStore() {
  const pins = usePins();
  if (pins === null) return null;
  const [first] = pins;
  return first === undefined ? <OfDeals /> : <OfMenu slug={first.slug} />;
}

function OfMenu({ slug }: { slug: string }) {
  // As of when it was opened: flowers do not change while one looks at them.
  const [now] = useState(useNow());
  const register = useRegister(useVisitor(), now);
  const stampTerpenes = useStampTerpenes(false);
  const { data } = useQuery(largeQueries.menu(slug));
  const cheapest = useMemo(
    () => (data === undefined ? null : cheapestOf(data.table, WIDE.places.length, now, register)),
    [data, now, register],
  );
  const flowers = (cheapest?.offers ?? []).map(({ offer }) => ({
    name: stampName(offer.product),
    terpenes: stampTerpenes(offer),
  }));
  return <Arranged flowers={flowers} />;
}

function OfDeals() {
  const { data } = useQuery(homeQueries.statistics);
  const stampTerpenes = useStampTerpenes(false);
  const region = ownRegion(currentSettings());
  const regions = (data?.topDeals ?? []).filter(
    (each) => region === null || each.region === region,
  );
  return <Arranged flowers={flowersOfDeals(regions, stampTerpenes)} />;
}

/** At the end of a phone's head, beside the day: low, and wide. */
const NARROW: Arrangement = {
  width: 148,
  height: 76,
  root: "94 116",
  places: [
    { x: 96, y: 39, scale: 0.84, bend: "96 76" },
    { x: 46, y: 30, scale: 0.54, bend: "76 74" },
    { x: 136, y: 24, scale: 0.48, bend: "122 74" },
    { x: 14, y: 54, scale: 0.46, bend: "58 92" },
    { x: 138, y: 62, scale: 0.42, bend: "122 92" },
  ],
  leaves: [
    "M95 75c2-8 8-12 15-13 0 8-6 13-15 13z",
    "M66 82c-11 0-18-6-21-16 11-1 19 6 21 16z",
    "M112 84c2-9 8-14 17-16 1 9-6 16-17 16z",
    "M40 92c-11 3-20-2-26-10 11-3 21 1 26 10z",
  ],
};

/** Beside the search, as high as the head. */
const WIDE: Arrangement = {
  width: 320,
  height: 200,
  root: "206 272",
  places: [
    { x: 204, y: 100, scale: 1.72, bend: "204 190" },
    { x: 108, y: 70, scale: 1, bend: "160 170" },
    { x: 288, y: 58, scale: 0.92, bend: "262 160" },
    { x: 46, y: 128, scale: 0.8, bend: "136 224" },
    { x: 294, y: 146, scale: 0.74, bend: "262 214" },
    { x: 156, y: 28, scale: 0.58, bend: "180 120" },
    { x: 24, y: 44, scale: 0.56, bend: "100 180" },
  ],
  leaves: [
    "M205 197c4-17 15-27 32-30 1 18-13 30-32 30z",
    "M170 202c-22 2-36-8-43-26 21-1 37 9 43 26z",
    "M244 206c4-18 16-29 34-33 2 19-13 32-34 33z",
    "M126 212c-22 4-38-3-48-18 20-5 38 2 48 18z",
  ],
};
