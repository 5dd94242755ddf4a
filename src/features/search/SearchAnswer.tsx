import { HOURS_NOT_KNOWN, knowsHours } from "#domain/stores/openingWords.ts";
import { About } from "#design/words/About.tsx";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { CATEGORY_TITLES, sizeName } from "#domain/offers/titles.ts";
import { chosenSize, EIGHTH } from "#domain/offers/sizes.ts";
import { sizeInSentence } from "#domain/offers/sizeWords.ts";
import { unitCents } from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import {
  alone,
  board,
  cell,
  cellFacts,
  cellFoot,
  cellLabel,
  cellLine,
  cellName,
  cellOpening,
  cellPrice,
  cellStamp,
  cellWords,
  cells,
  noneLine,
} from "./searchAnswer.css.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import { isFlower, type FoundOffer } from "./foundOffer.ts";
import type { Answer } from "./answers.ts";

interface SearchAnswerProps {
  answer: Answer;
  /** By what prices of the list compare: those of packages, or what a gram costs. */
  by: "price" | "unit";
  /** Whether there are several kinds, of which the cheapest by the gram is only one. */
  saysKind: boolean;
  /** The size that is asked for by nothing else; `null` otherwise. */
  ofSize: string | null;
  /** That there is none in the size that was asked for, of which this is the next one; `null` otherwise. */
  none: string | null;
  /** What was asked for by its name, where none of the kind that is named is called so; `null` otherwise. */
  missed: string | null;
  /** Of what it is the answer ("in 3 saved stores"), where more is not on this device; `null` where it is of all. */
  scope: string | null;
  /** Open ones are asked for. */
  asksOpen: boolean;
  now: number;
}

/**
 * The answer before the list, as a board of up to two cells: where it is cheapest, and where it is nearest, or as long as it
 * is not known where one is, at a kept store. Of what is near, where the cheapest is closed now, the cheapest that is open stands
 * before it: "near" is asked for by who would go there. All are offers that the list is made of, with its filters, and of one kind; each
 * leads to its package at its store.
 */
export function SearchAnswer(props: SearchAnswerProps) {
  const { answer, now, saysKind, none, missed, scope } = props;
  const { cheapest, nearest, openNow, size } = answer;
  const kind = CATEGORY_TITLES[cheapest.offer.product.category].toLowerCase();
  const other = openNow ?? nearest ?? answer.kept;
  const isBoth = other?.offer === cheapest.offer;
  const { first, second, both } = labels(props);
  const label = isBoth && missed === null ? both : missed === null ? first : "Nearest name";
  const shared = {
    by: size === null ? props.by : "price",
    saysSize: saidSize(props) === null,
    isBesideOpen: answer.isNearestOpen || openNow !== null,
    now,
  } as const;
  const isAlone = other === null || isBoth;
  return (
    <div className={board}>
      {none === null ? null : (
        <p role="status" className={noneLine}>
          {none}
        </p>
      )}
      {missed === null ? null : (
        <p role="status" className={noneLine}>
          No <Name>{missed}</Name> {saysKind ? `${kind} ` : ""}now.
        </p>
      )}
      <div className={cells}>
        {openNow === null ? null : (
          <AnswerCell label={`${first} open now`} found={openNow} {...shared} />
        )}
        <AnswerCell
          label={scope === null ? label : `${label} ${scope}`}
          found={cheapest}
          isAlone={isAlone}
          {...shared}
        />
        {isAlone || openNow !== null ? null : (
          <AnswerCell label={second} found={other} {...shared} />
        )}
      </div>
    </div>
  );
}

/** The size that the labels say. */
const saidSize = ({ answer: { size, cheapest }, ofSize }: SearchAnswerProps): string | null =>
  size ?? (ofSize !== null && chosenSize(ofSize) === EIGHTH && isFlower(cheapest) ? EIGHTH : null);

/** What each cell is the first of, and what one is that is both. */
function labels(props: SearchAnswerProps) {
  const { answer, by, saysKind, ofSize, asksOpen } = props;
  const { cheapest, nearest } = answer;
  const kind = CATEGORY_TITLES[cheapest.offer.product.category].toLowerCase();
  const nearestWords = asksOpen || answer.isNearestOpen ? "nearest open" : "nearest";
  // One cell of both has less room, and where open ones were asked for its hours stand beside it.
  const bothWords = asksOpen ? "nearest" : nearestWords;
  const size = saidSize(props);
  if (size !== null) {
    const one = sizeInSentence(size);
    return {
      first: `Cheapest ${one}`,
      second:
        nearest === null
          ? `${capitalized(one)} at your kept store`
          : `${capitalized(nearestWords)} ${one}`,
      both:
        nearest === null
          ? `Cheapest ${one}: at your kept store`
          : `Cheapest and ${bothWords} ${one}`,
    };
  }
  const per = cheapest.price.unit?.unit === "g" ? "per gram" : "per 100 mg";
  const first =
    ofSize === null
      ? ["Cheapest", saysKind && kind, by === "unit" && per].filter(Boolean).join(" ")
      : `Cheapest ${sizeInSentence(ofSize)} of ${kind}`;
  return {
    first,
    second: nearest === null ? "At your kept store" : capitalized(nearestWords),
    both: nearest === null ? `${first}: at your kept store` : `${first} and ${bothWords}`,
  };
}

interface AnswerCellProps extends Pick<SearchAnswerProps, "by" | "now"> {
  /** What it is the first of. */
  label: string;
  found: FoundOffer;
  /** It has the board to itself, and larger words. */
  isAlone?: boolean;
  /** Its label says no size. */
  saysSize: boolean;
  /** The other one is told by being open: that this one's hours are not known is said. */
  isBesideOpen: boolean;
}

/** One offer, which is a way to it: the figure by which it is the first, larger than the other one; what it is; whose, where and how old. */
function AnswerCell(props: AnswerCellProps) {
  const { label, found, by, isAlone = false, saysSize, isBesideOpen, now } = props;
  const { offer, price, miles } = found;
  const { store, product, sizeKey } = offer;
  const stampTerpenes = useStampTerpenes();
  const unit = formatShortUnitPrice({ ...price.unit, cents: unitCents(price) });
  const whole = formatCents(price.cents);
  const [large, small] = by === "unit" ? [unit, whole] : [whole, unit];
  // A unit is no figure.
  const [figure = "", of = ""] = large.split("/");
  // Beside one that is called open the other would seem shut.
  const opening = knowsHours(store) ? (
    <OpenSign store={store} now={now} />
  ) : isBesideOpen ? (
    HOURS_NOT_KNOWN
  ) : null;
  const where = miles === null ? storeLocation(store) : formatMilesTo(store, miles);
  return (
    <PlainLink
      data-came-from={store.slug}
      href={productPath(product.code, sizeKey)}
      className={isAlone ? `${cell} ${alone}` : cell}
    >
      <span className={cellStamp}>
        <RowStamp product={product} terpenes={stampTerpenes(offer)} />
      </span>
      <span className={cellWords}>
        <span className={cellLabel}>{label}</span>{" "}
        <span className={cellPrice}>
          <b>
            <span>
              <About isAbout={price.isAbout}>{figure}</About>
            </span>
            {of === "" ? null : `/${of}`}
          </b>{" "}
          <span>
            {small}
            {isAlone && saysSize ? ` · ${sizeName(offer)}` : null}
          </span>
        </span>{" "}
        <span className={cellName}>
          <Name>{product.name}</Name>
        </span>{" "}
        <span className={cellFoot}>
          <span className={cellLine}>
            <bdi translate="no">{store.name}</bdi>
            {where === "" ? null : <span>, {where}</span>}
          </span>{" "}
          <span className={cellFacts}>
            {saysSize && !isAlone ? <span>{sizeName(offer)} · </span> : null}
            {opening === null ? null : (
              <>
                <span className={cellOpening}>{opening}</span>
                <span> · </span>
              </>
            )}
            <span>
              <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
            </span>
          </span>
        </span>
      </span>
    </PlainLink>
  );
}
