import { About } from "./About.tsx";
import type { CurrentPrice } from "#domain/offers/currentPrice.ts";
import { UNKNOWN, formatShortUnitPrice } from "#domain/offers/money.ts";
import { isSizedByDose, potencyBrief, type OfferNote } from "#domain/offers/offerNotes.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { CATEGORY_TITLES, brandBeside, sizeName } from "#domain/offers/titles.ts";
import { decapitalized } from "#domain/text/capitalized.ts";
import type { ShownPrice } from "#domain/prices/atRegister.ts";
import { footFact, unitPrice } from "../surfaces/rowLines.css.ts";
import { closeUp, CutLine } from "./CutLine.tsx";
import { briefTag } from "./offerWords.css.ts";
import { Tag } from "./Tag.tsx";

interface OfferFactsProps {
  offer: StoreOffer;
  /** The heading above has its very size: it is heard here, and not seen. */
  isSizeSaid?: boolean;
}

/** The second line of an offer's row: how much of it, whose, and where there is room for all of that how strong. */
export function OfferFacts({ offer, isSizeSaid = false }: OfferFactsProps) {
  const brand = brandBeside(offer.product);
  const isDose = isSizedByDose(offer);
  const strength = potencyBrief(offer);
  const more =
    strength === null || isDose ? null : (
      <bdi key="strength" translate="no">
        {strength}
      </bdi>
    );
  if (isSizeSaid && (brand !== null || more !== null)) {
    const size = <span className="visually-hidden">{sizeName(offer)} </span>;
    return brand === null ? (
      <CutLine
        name={null}
        facts={[
          <span key="facts">
            {size}
            {more}
          </span>,
        ]}
      />
    ) : (
      <CutLine
        name={
          <>
            {size}
            <bdi translate="no" className={closeUp(brand)}>
              {brand}
            </bdi>
          </>
        }
        facts={NONE}
        behind={more}
      />
    );
  }
  return (
    <CutLine
      name={
        brand === null ? null : (
          <bdi translate="no" className={closeUp(brand)}>
            {brand}
          </bdi>
        )
      }
      facts={[
        <bdi key="size" translate="no">
          {isDose ? strength : sizeName(offer)}
        </bdi>,
        brand === null ? more : null,
      ]}
      behind={brand === null ? null : more}
    />
  );
}

const NONE: readonly string[] = [];

interface UnitPricesProps {
  price: Pick<ShownPrice<CurrentPrice>, "perGram" | "per100Mg" | "isAbout">;
  /** By which the list is sorted: it stays where there is no room for both. */
  first?: "g" | "100mg";
}

/** What a gram and 100 mg of THC cost, as far as it is known. */
export const unitTexts = ({
  perGram,
  per100Mg,
}: Pick<UnitPricesProps["price"], "perGram" | "per100Mg">): readonly string[] =>
  [
    perGram === null ? null : formatShortUnitPrice({ cents: perGram, unit: "g" }),
    per100Mg === null ? null : formatShortUnitPrice({ cents: per100Mg, unit: "100mg" }),
  ].filter((text) => text !== null);

/** What a unit costs, with tax or not as the price above, which says it to the eye; what another unit costs is read out. */
export function UnitPrice({ price, first = "g" }: UnitPricesProps) {
  const [shown, other] = inOrder(price, first);
  return (
    <span className={unitPrice} data-wide={isWideUnit(shown) || undefined}>
      {shown === undefined ? (
        <>
          {UNKNOWN}
          <span className="visually-hidden"> no unit price</span>
        </>
      ) : (
        <>
          <About isAbout={price.isAbout} isSilent>
            {shown}
          </About>
          {other === undefined ? null : <span className="visually-hidden"> {other}</span>}
        </>
      )}
    </span>
  );
}

/** Whether a unit's price leaves a phone's line little room: "$7.27/100 mg". */
export const isWideUnit = (shown: string | undefined): boolean => (shown?.length ?? 0) > 9;

function inOrder(price: UnitPricesProps["price"], first: "g" | "100mg"): readonly string[] {
  const known = unitTexts(price);
  return first === "g" ? known : known.toReversed();
}

/** What a price alone does not say; where a row has few words for it, all of them are read out. */
export function OfferNotes({ notes }: { notes: readonly OfferNote[] }) {
  return notes.map(({ text, tone, brief }) =>
    brief === undefined ? (
      <Tag key={text} tone={tone}>
        <bdi translate="no">{text}</bdi>
      </Tag>
    ) : tone === "plain" ? (
      <span key={text} className={footFact}>
        <span aria-hidden="true">{decapitalized(brief)}</span>
        <span className="visually-hidden">{text}</span>
      </span>
    ) : (
      <Tag key={text} tone={tone}>
        <span className={briefTag} aria-hidden="true">
          {brief}
        </span>
        <span className="visually-hidden">{text}</span>
      </Tag>
    ),
  );
}

/** What the colour of a row's edge says, for those who do not see it. */
export const KindInWords = ({ of: { category } }: { of: StoreOffer["product"] }) => (
  <span className="visually-hidden">{CATEGORY_TITLES[category]}</span>
);
