import { About } from "./About.tsx";
import type { CurrentPrice } from "#domain/offers/currentPrice.ts";
import { UNKNOWN, formatShortUnitPrice } from "#domain/offers/money.ts";
import {
  isSizedByDose,
  potencyCaption,
  potencyText,
  type OfferNote,
} from "#domain/offers/offerNotes.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { CATEGORY_TITLES, brandBeside, sizeName } from "#domain/offers/titles.ts";
import type { ShownPrice } from "#domain/prices/atRegister.ts";
import { captionInWords } from "../drawings/rowStamp.css.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { footFact, unitPrice } from "../surfaces/rowLines.css.ts";
import { CutLine, Spare } from "./CutLine.tsx";
import { briefTag } from "./offerWords.css.ts";
import { Tag } from "./Tag.tsx";

/** The second line of an offer's row: how much of it, and whose. */
export function OfferFacts({ offer }: { offer: StoreOffer }) {
  const brand = brandBeside(offer.product);
  return (
    <CutLine
      name={brand === null ? null : <bdi translate="no">{brand}</bdi>}
      facts={[
        <bdi key="facts" translate="no">
          {isSizedByDose(offer) ? potencyText(offer) : sizeName(offer)}
        </bdi>,
      ]}
    />
  );
}

/** How strong it is, where neither its size nor the caption of its stamp says that; quiet. */
export function Strength({ offer }: { offer: StoreOffer }) {
  const potency = potencyText(offer);
  return potency === null || isSizedByDose(offer) ? null : (
    <span className={potencyCaption(offer) === null ? footFact : `${footFact} ${captionInWords}`}>
      <bdi translate="no">{potency}</bdi>
    </span>
  );
}

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

/** At the end of the second line, what a unit costs; with tax or not as the price above, which says it to the eye. */
export function UnitPrice({ price, first = "g" }: UnitPricesProps) {
  const [shown] = inOrder(price, first);
  return (
    <span className={unitPrice}>
      {shown === undefined ? (
        <>
          {UNKNOWN}
          <span className="visually-hidden"> no unit price</span>
        </>
      ) : (
        <About isAbout={price.isAbout} isSilent>
          {shown}
        </About>
      )}
    </span>
  );
}

/** What the other unit costs, before it, where there is room for that: on a phone rows with it and rows without it would be a ragged list. */
export function OtherUnitPrice({ price, first = "g" }: UnitPricesProps) {
  const [, other] = inOrder(price, first);
  return other === undefined ? null : (
    <Spare className={`${unitPrice} ${hiddenOnPhone}`}>{other}</Spare>
  );
}

function inOrder(price: UnitPricesProps["price"], first: "g" | "100mg"): readonly string[] {
  const known = unitTexts(price);
  return first === "g" ? known : known.toReversed();
}

/** What a price alone does not say; where a row has few words for it, all of them are read out. */
export function OfferNotes({ notes }: { notes: readonly OfferNote[] }) {
  return notes.map(({ text, tone, brief }) => (
    <Tag key={text} tone={tone}>
      {brief === undefined ? (
        <bdi translate="no">{text}</bdi>
      ) : (
        <>
          <span className={briefTag} aria-hidden="true">
            {brief}
          </span>
          <span className="visually-hidden">{text}</span>
        </>
      )}
    </Tag>
  ));
}

/** What the colour of a row's edge says, for those who do not see it. */
export const KindInWords = ({ of: { category } }: { of: StoreOffer["product"] }) => (
  <span className="visually-hidden">{CATEGORY_TITLES[category]}</span>
);
