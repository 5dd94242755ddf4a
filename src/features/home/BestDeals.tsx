import { printedSize } from "#domain/offers/titles.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { useId, useState, type ComponentProps } from "react";
import { button } from "#design/controls/button.css.ts";
import { InlineSelect } from "#design/controls/InlineSelect.tsx";
import { type Region, REGION_OPTIONS } from "#domain/stores/regions.ts";
import { SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { isNamedOnCard } from "#domain/prices/cardLines.ts";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { unitPrice } from "#design/surfaces/rowLines.css.ts";
import { About } from "#design/words/About.tsx";
import { CutLine } from "#design/words/CutLine.tsx";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { PastWords } from "#design/words/RowPast.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { SITE } from "#domain/site/site.ts";
import { useNow } from "#platform/clock.ts";
import { isPlaced } from "#platform/isPlaced.ts";
import { lazyPart, useIsHydrated, whenPainted } from "#platform/lazyPart.tsx";
import { changeSettings, currentSettings, ownRegion, useSettings } from "#platform/settings.ts";
import {
  awaited,
  best,
  bestCost,
  bestDeal,
  bestList,
  bestName,
  bestTitle,
  fromStores,
  none,
  section,
  stampRoom,
} from "./best.css.ts";
import {
  bestDeals,
  bestEighths,
  labelOf,
  ruleOf,
  setPieceFirst,
  type HomeDeal,
  type HomeDeals,
} from "./chooseBest.ts";
import { Coverage } from "./Coverage.tsx";
import { DealName } from "./DealWords.tsx";
import type DrawnStamp from "./DealStamp.tsx";
import { HeroDeal } from "./HeroDeal.tsx";
import type NearReader from "./HomeNear.tsx";
import type { NearBest } from "./HomeNear.tsx";
import type StoreHours from "./StoreOpen.tsx";
import { heading } from "./home.css.ts";
import { homeQueries } from "./queries.ts";
import type { HomePrices } from "./homePrices.ts";

const HomeNear = lazyPart<ComponentProps<typeof NearReader>>(() => import("./HomeNear.tsx"));

const StoreOpen = whenPainted<ComponentProps<typeof StoreHours>>(() => import("./StoreOpen.tsx"));

const DealStamp = lazyPart<ComponentProps<typeof DrawnStamp>>(() => import("./DealStamp.tsx"));

/** The best deals of each section: of what is near while the phone knows the visitor's place, else of their own region where that is known. */
export function BestDeals({ prices }: { prices: HomePrices }) {
  const id = useId();
  const now = useNow();
  const { data } = useQuery(homeQueries.statistics);
  const { homeRegion } = useSettings();
  // What becomes known while one reads holds from the next visit on, but for an answer: no row changes under a finger.
  const [own] = useState(() => ownRegion({ ...currentSettings(), homeRegion: null }));
  const [isWhole, setWhole] = useState(false);
  const [shown] = useState(() => currentSettings().keptShown);
  // Nothing is known of the phone while everybody's view is taken over.
  const isHydrated = useIsHydrated();
  const region = isHydrated && !isWhole ? (homeRegion ?? own) : null;
  const onCards = isHydrated ? (shown ?? "").split("\n") : [];
  const isNear = useSelector(isPlaced) && isHydrated;
  const [nearBest, setNear] = useState<NearBest | null>(null);
  const near = isNear ? nearBest : null;
  const { deals: nearDeals = null, words: nearWords = null, where = null } = near ?? {};
  const asked: readonly HomeDeals[] =
    nearDeals !== null
      ? [nearDeals]
      : (data?.topDeals ?? []).filter((each) => region === null || each.region === region);
  const isSaid = (of: Section, { storeSlug, size }: HomeDeal) =>
    onCards.includes(`${storeSlug ?? ""} ${of} ${size ?? ""}`);
  const { cheapest, leading: eighth } = bestEighths(asked, {
    isSaid: (deal) => isSaid("flower", deal),
    isNamed: ({ code }) => code !== undefined && isNamedOnCard(onCards, code),
  });
  const isOther = cheapest !== null && isSaid("flower", cheapest);
  const others = bestDeals(asked, eighth, isOther && eighth === null, isSaid);
  const found = others.length === 0 ? bestDeals(asked, cheapest) : others;
  const labels = new Map([
    [eighth, "Cheapest eighth elsewhere"],
    [cheapest, "Cheapest eighth"],
  ]);
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
          <BestTitle
            id={id}
            where={where}
            region={region}
            words={prices.words}
            onRegion={(chosen) => {
              setWhole(chosen === null);
              changeSettings({ homeRegion: chosen });
            }}
          />
          {nearDeals === null && nearWords === null ? (
            <Coverage
              className={fromStores}
              before="Prices from"
              after=" so far"
              region={region}
              otherwise={rule}
            />
          ) : (
            <p className={fromStores}>{nearWords ?? rule}</p>
          )}
        </div>
        <Link
          to="/dispensary-deals"
          search={nearDeals !== null ? { near: true } : region === null ? {} : { region }}
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
        <ul className={near?.isAwaited ? `${bestList} ${awaited}` : bestList}>
          {deals.map(([of, deal], index) =>
            index === 0 ? (
              <HeroDeal
                key={index}
                stamp={<DealStamp deal={deal} size={96} />}
                open={opened(deal, now, " · ")}
                label={labels.get(deal) ?? labelOf(of, deal, asked)}
                isByUnit={!labels.has(deal)}
                {...{ deal, now, prices }}
              />
            ) : (
              <BestDeal key={index} {...{ of, deal, now, prices }} />
            ),
          )}
        </ul>
      )}
      {isNear ? <HomeNear onBest={setNear} /> : null}
    </section>
  );
}

/** An older answer does not name the store. */
const opened = ({ storeSlug: slug }: HomeDeal, now: number, before = "") =>
  slug === undefined ? null : <StoreOpen {...{ slug, now, before }} />;

const WHOLE_STATE = "all";
const PLACES = [{ value: WHOLE_STATE, label: SITE.state } as const, ...REGION_OPTIONS];

interface BestTitleProps {
  id: string;
  /** Near the visitor, in words; a region is no question then. */
  where: string | null;
  region: Region | null;
  words: string;
  onRegion: (region: Region | null) => void;
}

/** Of where the deals are, and the choice of another region: it shows what it changes, right below it. */
function BestTitle({ id, where, region, words, onRegion }: BestTitleProps) {
  const isHydrated = useIsHydrated();
  const title = (
    <h2 id={id}>
      Best deals {where ?? `in ${region ?? SITE.state}`}
      {words}
    </h2>
  );
  if (where !== null) return title;
  return (
    <InlineSelect
      label={`Where in ${SITE.state} are you?`}
      options={PLACES}
      value={region ?? WHOLE_STATE}
      className={bestTitle}
      disabled={!isHydrated}
      onChange={(chosen) => onRegion(chosen === WHOLE_STATE ? null : chosen)}
    >
      {title}
    </InlineSelect>
  );
}

interface BestDealProps {
  of: Section;
  deal: HomeDeal;
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
            <span className="visually-hidden">
              instead of <s>{was.cost}</s>{" "}
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
          facts={[size === undefined ? "" : printedSize(size, deal.name)]}
        />
      }
      unit={<span className={unitPrice}>{unit}</span>}
      where={
        <StoreAt name={deal.storeName} place={deal.storeLocation} miles={deal.miles ?? null} />
      }
      open={opened(deal, now)}
      age={
        observedAt ? (
          <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />
        ) : null
      }
      said={<PastWords past={verdict} />}
      actions={null}
    />
  );
}
