import { knowsHours } from "#domain/stores/openingWords.ts";
import type { ReactNode } from "react";
import { About } from "../words/About.tsx";
import { formatCents } from "#domain/offers/money.ts";
import {
  standsForEighth,
  toldSize,
  whyInFull,
  type StorePrice,
} from "#domain/prices/storePrices.ts";
import { sizeInSentence } from "#domain/offers/sizeWords.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import type { ListedName } from "#domain/stores/listedNames.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import { CountyTile } from "../drawings/CountyTile.tsx";
import { Freshness } from "../words/Freshness.tsx";
import { OpenSign } from "../words/OpenSign.tsx";
import { Text } from "../words/Text.tsx";
import { Town } from "../words/Town.tsx";
import {
  cutPiece,
  dot,
  keyLine,
  line,
  notes,
  ofEnd,
  pieces,
  priceEnd,
  storeRow,
  words,
} from "./storeRow.css.ts";

interface StoreRowProps {
  store: Pick<
    StoreProfile,
    "county" | "lat" | "lon" | "offers" | "observedAt" | "openingHours" | "hoursInWords" | "hours"
  >;
  name: ListedName;
  /** The first of its names, as what a tap opens. */
  title: ReactNode;
  /** `null` where nothing may be compared. */
  price: StorePrice | null;
  /** Why that is so, in few words. */
  whyNone: string | null;
  /** What stands below the price in place of what it is the price of. */
  below?: string | undefined;
  /** From the visitor's place; `null` where one of the two is not known. */
  miles: number | null;
  now: number;
  /** Of others of the list it is known when they are open. */
  isBesideKnown?: boolean;
  /** Stands where its county does, as a rule what can be done with it. */
  sign?: ReactNode;
  /** It is on no map. */
  isLost?: boolean;
}

/** A store of a list in two lines: its name and a price; then how far it is, its town, until when it is open, and of what the price is and how old, or why there is none. */
export function StoreRow(props: StoreRowProps) {
  const {
    store,
    name,
    title,
    price,
    miles,
    now,
    sign,
    isLost = false,
    isBesideKnown = false,
  } = props;
  const { whyNone, below = price === null ? whyNone : toldSize(price) } = props;
  const hasMenu = store.offers > 0;
  // Beside prices of eighths one of anything else is no price to be held up to them.
  const isAside = price !== null && price.at !== null && !standsForEighth(price);
  const age = store.observedAt === null ? "stale" : freshnessOf(Date.parse(store.observedAt), now);
  const seen = <Freshness brief="row" observedAt={store.observedAt} now={now} />;
  const isDated = hasMenu && age !== "fresh";
  // Beside its age an eighth is called by the word alone.
  const isBrief = isDated && price !== null && props.below === undefined && !isAside;
  // A first view may be read an hour later, when the store has closed.
  const saysHours = (isBesideKnown || knowsHours(store)) && !import.meta.env.SSR;
  return (
    <div className={storeRow}>
      {sign ?? (
        <CountyTile
          county={store.county}
          look={isLost ? "dashed" : hasMenu ? "filled" : "hollow"}
          store={isLost ? undefined : store}
        />
      )}
      <div className={words}>
        <div className={line}>
          {title}
          {hasMenu ? (
            <b className={priceEnd} data-aside={isAside || undefined}>
              {price === null ? (
                isDated ? (
                  seen
                ) : null
              ) : (
                <About isAbout={price.isAbout}>{formatCents(price.cents)}</About>
              )}
            </b>
          ) : null}
        </div>
        <div className={notes}>
          <span>
            <span className={pieces}>
              {miles === null ? null : (
                <Piece isFirst>
                  <b>{formatMilesTo(isLost ? LOST : store, miles)}</b>
                </Piece>
              )}
              {name.second === "" ? null : (
                <Piece isFirst={miles === null} isCut>
                  <Town>{name.second}</Town>
                </Piece>
              )}
              {saysHours ? (
                <Piece isFirst={miles === null && name.second === ""}>
                  <OpenSign store={store} isBesideKnown={isBesideKnown} now={now} />
                </Piece>
              ) : null}
            </span>
            {hasMenu && !isDated ? <span className="visually-hidden">, {seen}</span> : null}
          </span>
          {below === null && price === null ? null : (
            <span className={ofEnd} title={whyInFull(whyNone)}>
              {below === null ? null : (
                <span>{isBrief && price.at?.size ? sizeInSentence(price.at.size) : below}</span>
              )}
              {isDated && price !== null ? (
                <>
                  {isBrief ? " · " : " "}
                  {seen}
                </>
              ) : null}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** What a price of such rows is and how old, and what stands before a name: above all of them. */
export const StoreListKey = () => (
  <Text tone="quiet" size="sm" className={keyLine}>
    Cheapest eighth, dated when over a day old. Gray: another product. Outline: county; dashed:
    exact place not certain.
  </Text>
);

/** What marks of such rows mean, for the line that is opened for it. */
export const MARKS_IN_ROWS = ["“≈”: about what you pay, with tax."] as const;

/** Its place on the map is not certain, whatever its coordinates say. */
const LOST = { lat: null, lon: null };

interface PieceProps {
  isFirst: boolean;
  /** It gives way where the line is short of room. */
  isCut?: boolean;
  children: ReactNode;
}

/** What is read as one, with the dot before it. */
function Piece({ isFirst, isCut = false, children }: PieceProps) {
  return (
    <>
      {isFirst ? null : " "}
      <span className={isCut ? cutPiece : undefined}>
        {isFirst ? null : <span className={dot}>· </span>}
        {children}
      </span>
    </>
  );
}
