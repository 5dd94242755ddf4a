import { printedSize } from "#domain/offers/titles.ts";
import { Link } from "@tanstack/react-router";
import ChevronDown from "~icons/chevron-down";
import { type ComponentProps, useId } from "react";
import { button } from "#design/controls/button.css.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { About } from "#design/words/About.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { SECTIONS, SECTION_TITLES } from "#domain/offers/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { media } from "#design/tokens.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { useMedia } from "#platform/media.ts";
import type DrawnTile from "./RegionTile.tsx";
import type { RegionDeals, StatisticsDeal } from "#domain/offers/statistics.ts";
import {
  allDeals,
  fullCard,
  regionCard,
  regionTile,
  emptyCard,
  fold,
  foldedSum,
  noDeals,
  regionSections,
} from "./regionCard.css.ts";
import {
  dealList,
  cost,
  dealEntry,
  dealFoot,
  dealLine,
  dealName,
  dealSize,
  facts,
} from "./statistics.css.ts";
import { Spare } from "#design/words/CutLine.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import type { HomePrices } from "./homePrices.ts";
import { DealName } from "./DealWords.tsx";

const RegionTile = lazyPart<ComponentProps<typeof DrawnTile>>(() => import("./RegionTile.tsx"));

/** So few are laid out at once, and need no room held for them. */
const FEW = 8;

interface RegionDealsCardProps {
  prices: HomePrices;
  deals: RegionDeals;
  /** On a phone its deals are folded away, or everywhere. */
  folding: { isOpen: boolean; onToggle: () => void; everywhere: boolean };
  now: number;
}

export function RegionDealsCard({ deals, folding, now, prices }: RegionDealsCardProps) {
  const id = useId();
  const hasRoom = useMedia(media.columns);
  const region = REGIONS.find((known) => known === deals.region);
  const sections = SECTIONS.map((section) => ({ section, entries: deals[section] ?? [] })).filter(
    ({ entries }) => entries.length > 0,
  );
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  // What has none says so in its one line.
  const canFold = count > 0 ? folding : undefined;
  const isFolded = canFold?.isOpen === false;
  const everywhere = canFold?.everywhere === true;
  const title = `${deals.region} Top Deals`;
  return (
    <Card
      title={title}
      headingId={deals.region}
      className={[
        regionCard,
        count === 0 ? emptyCard : count > FEW && !isFolded ? fullCard : "",
      ].join(" ")}
      beside={
        <>
          {isFolded ? (
            <p className={foldedSum({ everywhere })}>
              {deals.eighth === undefined ? (
                sections.map(({ section }) => SECTION_TITLES[section]).join(", ")
              ) : (
                <Eighths deal={deals.eighth} now={now} prices={prices} />
              )}
            </p>
          ) : null}
          {canFold === undefined ? null : (
            <button
              type="button"
              className={fold({ isFolded, everywhere })}
              aria-label={title}
              aria-expanded={canFold.isOpen}
              aria-controls={id}
              onClick={canFold.onToggle}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          )}
          {region && count > 0 && (
            <>
              <span className={regionTile}>{hasRoom ? <RegionTile region={region} /> : null}</span>
              <Link
                to="/dispensary-deals"
                search={{ region }}
                className={`${button({ kind: "quiet" })} ${allDeals({ isFolded, everywhere })}`}
              >
                All deals<span className="visually-hidden"> in {region}</span>
              </Link>
            </>
          )}
        </>
      }
    >
      <div id={id} className={regionSections({ isFolded, everywhere })}>
        {sections.length === 0 ? (
          <p className={noDeals}>No deals seen here in the last three days.</p>
        ) : (
          sections.map(({ section, entries }) => (
            <div key={section}>
              <Heading level={3} tone={section}>
                {SECTION_TITLES[section]}
              </Heading>
              <ul className={dealList}>
                {entries.map((deal, place) => (
                  <DealEntry key={`${place} ${deal.name}`} deal={deal} now={now} prices={prices} />
                ))}
              </ul>
            </div>
          ))
        )}
      </div>
    </Card>
  );
}

/** What a card that is folded has for who comes for an eighth. */
function Eighths({ deal, now, prices }: DealEntryProps) {
  const { cost: price, isAbout } = prices.priceOf(deal, now);
  return (
    <>
      Eighth deals from{" "}
      <b>
        <About isAbout={isAbout}>{price}</About>
      </b>
    </>
  );
}

interface DealEntryProps {
  deal: StatisticsDeal;
  now: number;
  prices: HomePrices;
}

/** Longer sizes stand below: they would take the room of the name. */
const SHORT_SIZE = 8;

/** What it is and costs, how much of it, and whose where there is room for it; then where, and what else is known of the price. */
function DealEntry({ deal, now, prices }: DealEntryProps) {
  const { storeName, storeLocation, brand, size, observedAt } = deal;
  const { cost: price, isAbout, unit } = prices.priceOf(deal, now);
  const amount = size === undefined ? "" : printedSize(size, deal.name);
  const isBeside = amount !== "" && amount.length <= SHORT_SIZE;
  const known = [isBeside ? "" : amount, unit].filter(Boolean);
  return (
    <li className={dealEntry}>
      <div className={dealLine}>
        <DealName deal={deal} className={dealName} />
        {isBeside ? <span className={dealSize}>{amount}</span> : null}
        {brand === undefined ? null : (
          <Spare>
            <bdi translate="no">{brand}</bdi>
          </Spare>
        )}
        <span className={cost}>
          <About isAbout={isAbout}>{price}</About>
        </span>
      </div>
      <div className={dealFoot}>
        <span>
          {storeLocation === "" ? null : (
            <>
              <b>
                <bdi translate="no">{storeLocation}</bdi>
              </b>
              {" · "}
            </>
          )}
          <bdi translate="no">{storeName}</bdi>
        </span>
        <span className={facts}>
          {known.map((each) => `${each} · `)}
          {observedAt ? (
            <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />
          ) : null}
        </span>
      </div>
    </li>
  );
}
