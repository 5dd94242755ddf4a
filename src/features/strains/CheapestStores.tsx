import { knowsHours } from "#domain/stores/openingWords.ts";
import { Link } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import type { SavedMenus } from "#data/saved/readSaved.ts";
import { CountyTile } from "#design/drawings/CountyTile.tsx";
import {
  line,
  lineEnd,
  lines,
  quietLine,
  row,
  titleLink,
  unitPrice,
} from "#design/surfaces/rowLines.css.ts";
import { chip, chips } from "#design/controls/chip.css.ts";
import { About } from "#design/words/About.tsx";
import { CutLine } from "#design/words/CutLine.tsx";
import { OffInRow, offOf } from "#design/words/Off.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Town } from "#design/words/Town.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { storeLocation } from "#domain/stores/stores.ts";
import { Price } from "#design/words/Price.tsx";
import { Text } from "#design/words/Text.tsx";
import { aboutText, formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { CATEGORY_TITLES, sizeName } from "#domain/offers/titles.ts";
import { unitCents, type Register } from "#domain/prices/atRegister.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { useNow } from "#platform/clock.ts";
import { TaxChip } from "#design/controls/TaxSwitch.tsx";
import { leaveOutTax } from "#platform/visitor.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { cheapestList, cheapestRow } from "./genetics.css.ts";
import {
  cheapestStores,
  flowerOnShelf,
  type CheapestAtStore,
  type CheapestOfCategory,
} from "./shelf.ts";

interface CheapestStoresProps {
  menus: SavedMenus;
  /** Of the strain. */
  slug: string;
  register: Register | null;
  /** Another way on, before those to what else there is. */
  children: ReactNode;
}

/**
 * Where a strain's flower costs the least: three stores with price by size and by the gram, how
 * far where the visitor said where, and until when they are open. Where there is none that is said, and what leads is what
 * there is; all else as chips in one line, each the way to it on the menus.
 */
export function CheapestStores({ menus, slug, register, children }: CheapestStoresProps) {
  const now = useNow();
  const place = useVisitorPlace();
  const categories = useMemo(
    () => cheapestStores(menus, slug, { place, register, now }),
    [menus, slug, place, register, now],
  );
  const [first, ...others] = categories;
  const noFlower = first?.category === "flower" ? null : NO_FLOWER[flowerOnShelf(menus, slug)];
  return (
    <>
      {noFlower === null ? null : (
        <Text tone="quiet" size="sm">
          Flower: {noFlower}
        </Text>
      )}
      <TaxChip isOn={first !== undefined && register?.hasTax === true} onOff={leaveOutTax} />
      {first === undefined ? null : (
        <ol
          className={cheapestList}
          aria-label={`Cheapest stores: ${CATEGORY_TITLES[first.category]}`}
        >
          {first.stores.map((each) => (
            <CheapestRow key={each.offer.store.slug} slug={slug} now={now} {...each} />
          ))}
        </ol>
      )}
      <div className={`${chips} no-print`} role="group" aria-label="What else there is">
        {children}
        {others.map((each) => (
          <OtherCategory key={each.category} slug={slug} {...each} />
        ))}
      </div>
    </>
  );
}

/** What is said of flower where no price of it leads. */
const NO_FLOWER = {
  none: "none now",
  patients: "for patients only",
  listed: "no price to compare",
} as const;

/** What else there is of a strain, with its lowest price and the way to it on all menus. */
function OtherCategory(props: CheapestOfCategory & { slug: string }) {
  const { slug, category, fromCents, isAbout } = props;
  return (
    <Link
      to="/dispensary-menus"
      search={{ store: "all", category, strain: slug }}
      className={chip()}
    >
      {CATEGORY_TITLES[category]}
      {fromCents === null ? null : ` from ${aboutText(formatCents(fromCents), isAbout)}`}
    </Link>
  );
}

interface CheapestRowProps extends CheapestAtStore {
  slug: string;
  now: number;
}

function CheapestRow({ slug, now, offer, price, miles }: CheapestRowProps) {
  const { store, product, observedAt } = offer;
  const unit = formatShortUnitPrice({ ...price.unit, cents: unitCents(price) });
  return (
    <li className={`${row} ${cheapestRow}`}>
      <CountyTile county={store.county} store={store} />
      <div className={lines}>
        <div className={line}>
          <Link
            to="/dispensary-menus"
            search={{ store: store.slug, category: product.category, strain: slug }}
            className={titleLink}
          >
            <bdi translate="no">{store.name}</bdi>
          </Link>
          <Price
            cents={price.cents}
            wasCents={price.insteadOfCents}
            inRow
            isAbout={price.isAbout}
            because={price.because}
          />
        </div>
        <div className={quietLine}>
          <span>
            {CATEGORY_TITLES[product.category]} {sizeName(offer)}
            {" · "}
            <span className={unitPrice}>
              <About isAbout={price.isAbout} isSilent>
                {unit}
              </About>
            </span>
          </span>
          <span className={lineEnd}>
            <OffInRow {...offOf(price.cents, price.insteadOfCents, null)} />
          </span>
        </div>
        <div className={quietLine}>
          <CutLine
            name={null}
            facts={[
              storeLocation(store) === "" ? "" : <Town key="place">{storeLocation(store)}</Town>,
              miles === null ? "" : <b key="miles">{formatMilesTo(store, miles)}</b>,
              !knowsHours(store) ? "" : <OpenSign key="hours" store={store} now={now} />,
            ]}
          />
          {/* Until when a store is open has the room of its line on every screen. */}
          <span className={lineEnd}>
            <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />
          </span>
        </div>
      </div>
    </li>
  );
}
