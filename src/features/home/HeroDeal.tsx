import { printedSize } from "#domain/offers/titles.ts";
import { Fragment, type ReactNode } from "react";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import type { HomeDeal } from "./chooseBest.ts";
import { DealName } from "./DealWords.tsx";
import { newsOff } from "#design/words/Off.tsx";
import type { HomePrices } from "./homePrices.ts";
import {
  hero,
  heroCost,
  heroFoot,
  heroLabel,
  heroLine,
  heroName,
  heroPaid,
  heroPer,
  heroSays,
  heroStamp,
  heroTimes,
  heroUnit,
  heroWas,
  heroWords,
} from "./heroDeal.css.ts";

interface HeroDealProps {
  /** What is best about it: "Cheapest eighth". */
  label: string;
  /** It is that by what a unit costs, which then stands right beside what is paid. */
  isByUnit: boolean;
  deal: HomeDeal;
  /** Its stamp, as large as the words are high. */
  stamp: ReactNode;
  /** Until when its store is open, where that is known. */
  open: ReactNode;
  now: number;
  prices: HomePrices;
}

/** A unit price as the figure: what it is for stands smaller behind it. */
function PerUnit({ isAbout, children }: { isAbout: boolean; children: string }) {
  const [figure = "", unit = ""] = children.split("/");
  return (
    <>
      <About isAbout={isAbout}>{figure}</About>
      <small className={heroPer}>/{unit}</small>
    </>
  );
}

/** How a menu prints the size of what is sold by the piece. */
const EACH = "each";

/** The first of the best deals as a set piece: on the deep ground of the site, with its large stamp. */
export function HeroDeal({ label, isByUnit, deal, stamp, open, now, prices }: HeroDealProps) {
  const { storeName, brand, size, observedAt } = deal;
  const { cost, isAbout, was, unit, verdict } = prices.priceOf(deal, now);
  const off = newsOff({ off: was?.off ?? null, verdict: deal.verdict });
  const told = isByUnit ? unit : null;
  const price = <About isAbout={isAbout}>{cost}</About>;
  // Of what was never seen before nothing is proved, and it is not told aloud.
  const isUnproven = deal.verdict?.kind === "first";
  const Share = isUnproven ? "span" : "b";
  const share = off === null ? null : <Share> {off} off</Share>;
  const amount = size === undefined ? null : printedSize(size, deal.name);
  const before =
    was === null ? null : (
      <>
        <span>
          <span className="visually-hidden"> instead of </span>
          <s>{was.cost}</s>
        </span>
        {share}
      </>
    );
  const sign =
    verdict === null ? null : (
      <span
        className={heroSays({
          look: verdict.isRecord ? "record" : isUnproven ? "quiet" : "plain",
        })}
      >
        {verdict.text}
      </span>
    );
  // A record has a line of its own; what else is known stands among the words below.
  const isSign = verdict !== null && (verdict.isRecord || told === null);
  const facts = [
    told === null ? amount : null,
    brand ?? null,
    isSign ? null : sign,
    told === null ? unit : null,
  ].filter((fact) => fact !== null);
  // Bold is how far it is, or else the town, as in all rows.
  const town = <bdi translate="no">{deal.storeLocation}</bdi>;
  return (
    <li className={hero}>
      <span className={heroLabel}>{label}</span>
      <div className={heroWords}>
        <DealName deal={deal} className={heroName} />
        <span className={heroLine}>
          <span className={heroCost}>
            {told === null ? price : <PerUnit isAbout={isAbout}>{told}</PerUnit>}
          </span>
          {was === null || told !== null ? null : <span className={heroWas}>{before}</span>}
        </span>
        {isSign ? sign : null}
      </div>
      <span className={heroStamp}>{stamp}</span>
      {told === null ? null : (
        <span className={heroPaid}>
          <strong>
            {amount === null || amount === EACH ? null : `${amount} for `}
            <span>{price}</span>
            {amount === EACH ? " each" : null}
          </strong>
          {before}
        </span>
      )}
      <span className={heroFoot}>
        {facts.map((fact, at) => (
          <Fragment key={at}>
            {at === 0 ? null : " · "}
            {fact === unit ? <span className={heroUnit}>{fact}</span> : fact}
          </Fragment>
        ))}
      </span>
      <div className={heroFoot}>
        <span>
          {deal.miles === undefined ? null : (
            <>
              <b>{deal.miles}</b>
              {" · "}
            </>
          )}
          {/* In the order of all rows: a town is what one chooses by. */}
          {deal.storeLocation === "" ? null : (
            <>
              {deal.miles === undefined ? <b>{town}</b> : town}
              {" · "}
            </>
          )}
          <bdi translate="no">{storeName}</bdi>
        </span>
      </div>
      {/* The hours come a moment later, at the end of a line that is there. */}
      <div className={heroTimes}>
        {observedAt ? (
          <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />
        ) : null}
        {open}
      </div>
    </li>
  );
}
