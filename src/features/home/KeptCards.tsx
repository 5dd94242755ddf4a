import { knowsHours } from "#domain/stores/openingWords.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { CountyTile, loadOutlines } from "#design/drawings/CountyTile.tsx";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { media } from "#design/tokens.ts";
import { Name } from "#design/words/Name.tsx";
import { newsOff, offOf } from "#design/words/Off.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { aboutText, formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { belowUsual } from "#domain/offers/priceVerdict.ts";
import { CATEGORY_TITLES, brandBeside, stampName } from "#domain/offers/titles.ts";
import { standingVerdict } from "#domain/offers/verdictText.ts";
import type { Pin } from "#domain/queries/pins.ts";
import { productPath } from "#domain/site/site.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { isCalled } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { useMedia } from "#platform/media.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { changeSettings, currentSettings } from "#platform/settings.ts";
import { useVisitor } from "#platform/visitor.ts";
import { cheapestOf, type Cheapest } from "#domain/prices/cheapestOf.ts";
import { shownOfKept, withShown } from "#domain/prices/keptShown.ts";
import { menuAt } from "#domain/prices/storePrices.ts";
import {
  keptCard,
  keptFacts,
  keptHead,
  keptList,
  keptLong,
  keptName,
  keptNone,
  keptOffer,
  keptPrice,
  keptTop,
  keptWords,
} from "./kept.css.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";

/** Letters of a name that a phone's card has in one line. */
const LONG = 26;

// With the menu, not after it: the tile stands first in the card.
void loadOutlines();

/** A card for each kept store: whether it is open, and what is cheapest there. Loaded where one is kept. */
export default function KeptCards({ pins }: { pins: readonly Pin[] }) {
  useKeptRegion(pins);
  const isBesideDeals = useMedia(media.columns);
  const isDesk = useMedia(media.table);
  // So many of a store's cheapest, by what stands beside its card: on a tablet each card is the only one in sight.
  const rows = !isBesideDeals ? 3 : !isDesk ? 5 : pins.length === 1 ? 7 : 3;
  useEffect(() => {
    const kept = pins.map(({ slug }) => slug);
    changeSettings({ keptShown: shownOfKept(currentSettings().keptShown, kept) });
  }, [pins]);
  return pins.map((pin) => <KeptCard key={pin.slug} pin={pin} rows={rows} />);
}

function KeptCard({ pin: { slug, name }, rows }: { pin: Pin; rows: 3 | 5 | 7 }) {
  const now = useNow();
  const stampTerpenes = useStampTerpenes();
  const register = useRegister(useVisitor(), now);
  const { data, isPending } = useQuery(largeQueries.menu(slug));
  const { data: stores } = useQuery(largeQueries.stores);
  // The list of stores says where one is whose menu is not here.
  const store = data?.store ?? stores?.find((each) => isCalled(each, slug));
  const cheapest = useMemo(
    () => (data === undefined ? null : cheapestOf(data.table, rows, now, register)),
    [data, rows, now, register],
  );
  // For the best deals of the next visit: what changes under a finger is no help.
  useEffect(() => {
    if (data === undefined) return;
    changeSettings({ keptShown: withShown(currentSettings().keptShown, slug, cheapest) });
  }, [data, cheapest, slug]);
  const what =
    cheapest === null
      ? ""
      : cheapest.category === "flower"
        ? `Cheapest ${cheapest.size}`
        : `${CATEGORY_TITLES[cheapest.category]}, cheapest ${cheapest.size}`;
  const at = cheapest && { category: cheapest.category, size: cheapest.sizeKey };
  return (
    <article className={keptCard}>
      <div className={keptTop}>
        {store === undefined && !isPending ? null : (
          <CountyTile county={store?.county ?? null} store={store} />
        )}
        <h3 className={keptHead}>
          <Link
            to="/dispensary-menus"
            search={menuAt(slug, at)}
            className={name.length > LONG ? `${keptName} ${keptLong}` : keptName}
          >
            <bdi translate="no">{name}</bdi>
          </Link>
        </h3>
      </div>
      <p className={keptFacts}>
        {data === undefined ? (
          isPending ? null : (
            "Not saved on this device yet."
          )
        ) : (
          <>
            <b>{what}</b>
            <span>
              {!knowsHours(data.store) ? null : (
                <>
                  <OpenSign store={data.store} now={now} form="first" />
                  {" · "}
                </>
              )}
              <Freshness brief="row" observedAt={data.store.observedAt} now={now} />
            </span>
          </>
        )}
      </p>
      <ul
        className={keptList({ rows })}
        data-awaited={data === undefined && isPending ? "" : undefined}
        aria-label={`${what || "Cheapest"} at ${name}`}
      >
        {cheapest?.offers.map((cheap) => (
          <li key={`${cheap.offer.product.code} ${cheap.offer.sizeKey}`} className={keptOffer}>
            <StrainStamp
              name={stampName(cheap.offer.product)}
              terpenes={stampTerpenes(cheap.offer)}
              type={cheap.offer.product.marketedType}
              size={32}
            />
            <span className={keptWords}>
              <PlainLink
                data-came-from={slug}
                href={productPath(cheap.offer.product.code, cheap.offer.sizeKey)}
              >
                <Name>{cheap.offer.product.name}</Name>
              </PlainLink>
              <bdi translate="no">{brandBeside(cheap.offer.product)}</bdi>
            </span>
            <CardPrice of={cheap} now={now} />
          </li>
        ))}
        {data !== undefined && cheapest === null ? (
          <li className={keptNone}>Nothing on its menu has a price to compare right now.</li>
        ) : null}
      </ul>
    </article>
  );
}

/** What it costs, by how much that is less than it was, where that is news as on every list, and what a unit comes to. */
function CardPrice({ of: { offer, price, verdict }, now }: { of: CheapestOffer; now: number }) {
  const timed = inEpochMs(offer);
  const past = price.because === null ? standingVerdict(verdict, timed, now) : null;
  const wasCents = belowUsual(price.insteadOfCents, past, timed, now);
  const off = newsOff(offOf(price.cents, wasCents, past));
  return (
    <span className={keptPrice}>
      <strong>
        <About isAbout={price.isAbout}>{formatCents(price.cents)}</About>
      </strong>
      <small>
        {off === null || wasCents === null ? null : (
          <>
            <b>
              {off} off
              <span className="visually-hidden">
                {" "}
                {aboutText(formatCents(wasCents), price.isAbout)}
              </span>
            </b>
            {" · "}
          </>
        )}
        <About isAbout={price.isAbout} isSilent>
          {formatShortUnitPrice(price.shownUnit)}
        </About>
        {price.because === null ? null : ` ${price.because}`}
      </small>
    </span>
  );
}

type CheapestOffer = Cheapest["offers"][number];

/** Where kept stores are decides whose deals come first. */
function useKeptRegion(pins: readonly Pin[]): void {
  const { data: stores } = useQuery(largeQueries.stores);
  useEffect(() => {
    if (!stores) return;
    const kept = stores.filter(({ slug }) => pins.some((pin) => pin.slug === slug));
    changeSettings({ keptRegion: mostCommon(kept.map(({ region }) => region)) });
  }, [pins, stores]);
}

/** The region that most are in; of several, the first in the site's order. */
function mostCommon(found: readonly (Region | null)[]): Region | null {
  const count = (region: Region) => found.filter((each) => each === region).length;
  const [most] = REGIONS.filter((region) => count(region) > 0).toSorted(
    (a, b) => count(b) - count(a),
  );
  return most ?? null;
}
