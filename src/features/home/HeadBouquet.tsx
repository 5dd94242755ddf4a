import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePins } from "#data/pins.ts";
import { largeQueries } from "#data/queries.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { media } from "#design/tokens.ts";
import { stampName } from "#domain/offers/titles.ts";
import { cheapestOf } from "#domain/prices/cheapestOf.ts";
import { useNow } from "#platform/clock.ts";
import { useMedia } from "#platform/media.ts";
import { currentSettings, ownRegion } from "#platform/settings.ts";
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
  const now = useNow();
  const stampTerpenes = useStampTerpenes(false);
  const { data } = useQuery(largeQueries.menu(slug));
  const cheapest = useMemo(
    () => (data === undefined ? null : cheapestOf(data.table, WIDE.places.length, now)),
    [data, now],
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
  height: 68,
  root: "96 108",
  places: [
    { x: 98, y: 36, scale: 0.68, bend: "98 70" },
    { x: 54, y: 30, scale: 0.42, bend: "78 74" },
    { x: 132, y: 22, scale: 0.4, bend: "118 70" },
    { x: 20, y: 42, scale: 0.36, bend: "62 84" },
    { x: 138, y: 54, scale: 0.3, bend: "122 84" },
  ],
  leaves: "M72 74c-10-1-15-6-18-14 10 0 16 5 18 14z",
};

/** Beside the search, as high as the head. */
const WIDE: Arrangement = {
  width: 320,
  height: 200,
  root: "212 268",
  places: [
    { x: 208, y: 98, scale: 1.4, bend: "204 190" },
    { x: 112, y: 72, scale: 0.78, bend: "160 170" },
    { x: 284, y: 56, scale: 0.72, bend: "262 150" },
    { x: 54, y: 126, scale: 0.6, bend: "140 220" },
    { x: 292, y: 144, scale: 0.56, bend: "262 210" },
    { x: 148, y: 22, scale: 0.44, bend: "176 120" },
    { x: 40, y: 40, scale: 0.42, bend: "110 170" },
  ],
  leaves:
    "M184 196c-20 1-32-8-38-23 19-1 33 8 38 23zM228 198c4-18 16-29 34-32 1 19-14 31-34 32zM168 214c-22 4-38-3-48-17 20-4 38 2 48 17z",
};
