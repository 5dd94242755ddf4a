import { printedSize } from "#domain/offers/titles.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState, type ComponentProps } from "react";
import { button } from "#design/controls/button.css.ts";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import type { RegionDeals, StatisticsDeal } from "#domain/offers/statistics.ts";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { unitPrice } from "#design/surfaces/rowLines.css.ts";
import { About } from "#design/words/About.tsx";
import { CutLine } from "#design/words/CutLine.tsx";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { PastWords } from "#design/words/RowPast.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { isRecord } from "#domain/offers/priceVerdict.ts";
import { SITE } from "#domain/site/site.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { useNow } from "#platform/clock.ts";
import { lazyPart, useIsHydrated } from "#platform/lazyPart.tsx";
import { currentSettings, ownRegion, useSettings } from "#platform/settings.ts";
import {
  best,
  bestCost,
  bestDeal,
  bestList,
  bestName,
  bestWas,
  fromStores,
  none,
  section,
  stampRoom,
} from "./best.css.ts";
import { Coverage } from "./Coverage.tsx";
import { DealName } from "./DealWords.tsx";
import type DrawnStamp from "./DealStamp.tsx";
import { HeroDeal } from "./HeroDeal.tsx";
import { heading } from "./home.css.ts";
import { homeQueries } from "./queries.ts";
import type { HomePrices } from "./homePrices.ts";

const DealStamp = lazyPart<ComponentProps<typeof DrawnStamp>>(() => import("./DealStamp.tsx"));

/** The best deals of each section, of the visitor's own region where it is known. */
export function BestDeals({ prices }: { prices: HomePrices }) {
  const id = useId();
  const now = useNow();
  const { data } = useQuery(homeQueries.statistics);
  const { homeRegion } = useSettings();
  // What becomes known while one reads holds from the next visit on, but for an answer: no row changes under a finger.
  const [own] = useState(() => ownRegion(currentSettings()));
  const [shown] = useState(() => currentSettings().keptShown);
  // Nothing is known of the phone while everybody's view is taken over.
  const isHydrated = useIsHydrated();
  const region = isHydrated ? (homeRegion ?? own) : null;
  const onCards = isHydrated ? (shown ?? "").split("\n") : [];
  const asked = (data?.topDeals ?? []).filter((each) => region === null || each.region === region);
  const cheapest = bestEighth(asked);
  const isSaid = (of: Section, { storeSlug, size }: StatisticsDeal) =>
    onCards.includes(`${storeSlug ?? ""} ${of} ${size ?? ""}`);
  const isOther = cheapest !== null && isSaid("flower", cheapest);
  const eighth = isOther ? null : cheapest;
  const others = bestDeals(asked, eighth, isOther, isSaid);
  const found = others.length === 0 ? bestDeals(asked, cheapest) : others;
  const deals = setPieceFirst(found, data?.observedAt ?? null);
  const rule = isOther
    ? "What your kept store’s card doesn’t show"
    : eighth === null
      ? ruleOf(deals.map(([of]) => of))
      : "Cheapest eighth and more";
  return (
    <section aria-labelledby={id} className={best}>
      <div className={heading}>
        <div>
          <h2 id={id}>
            Best deals in {region ?? SITE.state}
            {prices.words}
          </h2>
          <Coverage
            className={fromStores}
            before="Prices from"
            after=" so far"
            region={region}
            otherwise={rule}
          />
        </div>
        <Link
          to="/dispensary-deals"
          search={region === null ? {} : { region }}
          className={button({ kind: "quiet" })}
        >
          All deals
        </Link>
      </div>
      {deals.length === 0 ? (
        <p className={none}>
          {data === undefined ? null : "No deals seen in the last three days."}
        </p>
      ) : (
        <ul className={bestList}>
          {deals.map(([of, deal], place) =>
            place === 0 ? (
              <HeroDeal
                key={place}
                stamp={<DealStamp deal={deal} size={96} />}
                label={deal === cheapest ? "Cheapest eighth" : labelOf(of, deal, asked)}
                isByUnit={deal !== cheapest}
                {...{ deal, now, prices }}
              />
            ) : (
              <BestDeal key={place} {...{ of, deal, now, prices }} />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

interface BestDealProps {
  of: Section;
  deal: StatisticsDeal;
  now: number;
  prices: HomePrices;
}

/** A deal as on every other list, but for what could be done with it there. */
function BestDeal({ of, deal, now, prices }: BestDealProps) {
  const { brand, size, observedAt } = deal;
  const { cost, isAbout, was, unit, verdict } = prices.priceOf(deal, now);
  const off = { off: was?.off ?? null, was: was?.cost ?? null, verdict: deal.verdict };
  return (
    <PriceRow
      as="li"
      className={`${bestDeal} ${section[of]}`}
      drawing={
        <span className={stampRoom}>
          <DealStamp deal={deal} />
        </span>
      }
      title={
        <>
          <DealName deal={deal} className={bestName} />
          {/* The edge of the row says it to the eye. */}
          <span className="visually-hidden">{SECTION_TITLES[of]}</span>
        </>
      }
      price={
        <span>
          {was === null ? null : (
            <span className={bestWas}>
              <span className="visually-hidden">instead of </span>
              <s>{was.cost}</s>{" "}
            </span>
          )}
          <span className={bestCost}>
            <About isAbout={isAbout}>{cost}</About>
          </span>
        </span>
      }
      off={off}
      what={
        <CutLine
          name={brand === undefined ? null : <bdi translate="no">{brand}</bdi>}
          facts={[size === undefined ? "" : printedSize(size)]}
        />
      }
      unit={<span className={unitPrice}>{unit}</span>}
      where={<StoreAt name={deal.storeName} place={deal.storeLocation} />}
      age={
        observedAt ? (
          <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />
        ) : null
      }
      said={<PastWords past={verdict} off={off} />}
      actions={null}
    />
  );
}

/** What the set piece is the cheapest of; where another of its kind is cheaper it is one of them. */
function labelOf(of: Section, deal: StatisticsDeal, regions: readonly RegionDeals[]): string {
  const all = regions.flatMap((each) => each[of] ?? []).map(unitCost);
  return Math.min(...all) < unitCost(deal) ? `${SECTION_TITLES[of]} deal` : LABELS[of];
}

const LABELS: Readonly<Record<Section, string>> = {
  flower: "Cheapest flower deal per gram",
  vape: "Cheapest vape deal per gram",
  edible: "Cheapest edible deal per 100 mg of THC",
  extract: "Cheapest extract deal per gram",
};

/** So many stand there, and have their room from the start. */
const MOST = 4;

/** The cheapest of these regions' eighths of flower, where it is a deal without doubt; `null` where none is. */
function bestEighth(regions: readonly RegionDeals[]): StatisticsDeal | null {
  const eighths = regions.flatMap(({ eighth }) => eighth ?? []);
  const [cheapest] = eighths
    .filter((deal) => doubtOf(deal) === 0)
    .toSorted((a, b) => unitCost(a) - unitCost(b));
  return cheapest ?? null;
}

/**
 * The best of each section, by unit price, of flower the eighth that people ask for first; where a region has fewer sections,
 * their next ones, too, as many as there is room for. What is doubtful comes in only where there is nothing else, and stands
 * after the others.
 *
 * @param isOther the cheapest eighth is on a kept store's card: a record stands first, then what is not flower
 * @param isSaid what stands on a kept store's card already
 */
function bestDeals(
  regions: readonly RegionDeals[],
  eighth: StatisticsDeal | null,
  isOther = false,
  isSaid?: (of: Section, deal: StatisticsDeal) => boolean,
): readonly (readonly [Section, StatisticsDeal])[] {
  const ranked = SECTIONS.flatMap((of) => {
    const deals = regions
      .flatMap((each) => each[of] ?? [])
      .filter((deal) => isSaid?.(of, deal) !== true)
      .toSorted((a, b) => doubtOf(a) - doubtOf(b) || unitCost(a) - unitCost(b));
    const first = of === "flower" && eighth !== null ? [eighth] : [];
    const isFirst = ({ code, storeSlug, size }: StatisticsDeal) =>
      code === eighth?.code && storeSlug === eighth?.storeSlug && size === eighth?.size;
    return [...first, ...deals.filter((deal) => first.length === 0 || !isFirst(deal))].map(
      (deal, place) => ({ of, deal, place }),
    );
  });
  const byPlace = ranked.toSorted((a, b) => doubtOf(a.deal) - doubtOf(b.deal) || a.place - b.place);
  const chosen = new Set(byPlace.slice(0, MOST));
  const orderOf = ({ of, deal }: (typeof ranked)[number]) => {
    const isAsGood = !isOther || (deal.verdict !== undefined && isRecord(deal.verdict));
    return 4 * doubtOf(deal) + (isAsGood ? 0 : of === "flower" ? 2 : 1);
  };
  return ranked
    .filter((each) => chosen.has(each))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ of, deal }) => [of, deal] as const);
}

/**
 * The set piece is the first of a kind that was seen within a day of what is newest, and of these one whose past is known: what
 * was first seen today has shown nothing yet. Where there is none it stays the first. That changes with the answer alone, and
 * not while one reads.
 */
function setPieceFirst(
  deals: ReturnType<typeof bestDeals>,
  newest: string | null,
): ReturnType<typeof bestDeals> {
  if (newest === null) return deals;
  const fresh = deals.filter(
    ([of, { observedAt }], place) =>
      deals.findIndex(([other]) => other === of) === place &&
      observedAt !== undefined &&
      Date.parse(newest) - Date.parse(observedAt) <= DAY_MS,
  );
  const lead = fresh.find(([, { verdict }]) => verdict?.kind !== "first") ?? fresh[0];
  return lead === undefined ? deals : [lead, ...deals.filter((each) => each !== lead)];
}

/** What the rows are the cheapest of: where some kinds are missing others have two rows, and are named. */
function ruleOf(shown: readonly Section[]): string {
  const kinds = SECTIONS.filter((of) => shown.includes(of));
  const names = kinds.map((of) => SECTION_TITLES[of].toLowerCase());
  return kinds.length === 0 || kinds.length === SECTIONS.length
    ? "Cheapest of each kind"
    : `Cheapest ${[names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" & ")}`;
}

/** What is less by a smaller share leads nobody to a store. */
const WORTH_A_WAY = 0.1;

/**
 * How doubtful a deal is: of one that is below nothing that is known a row has nothing to say, what is hardly less than
 * before is hardly one, and what was cheaper before is none.
 */
function doubtOf({ verdict, cost, wasCost }: StatisticsDeal): number {
  if (verdict?.kind === "lower") return 2;
  if (wasCost !== undefined) return cost > wasCost * (1 - WORTH_A_WAY) ? 1 : 0;
  // As low as before is no news.
  return verdict?.kind === "lowest" && verdict.asLowOn === undefined ? 0 : 1;
}
const unitCost = ({ unitPriceCents, cost }: StatisticsDeal) => unitPriceCents ?? cost * 100;
