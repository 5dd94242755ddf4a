import { About } from "#design/words/About.tsx";
import { decapitalized } from "#domain/text/capitalized.ts";
import { Link } from "@tanstack/react-router";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { media } from "#design/tokens.ts";
import { Tag } from "#design/words/Tag.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { countOfStores, storeTitle } from "#domain/stores/stores.ts";
import { useMedia } from "#platform/media.ts";
import { inStores } from "#domain/strains/strainShelves.ts";
import {
  isCounted,
  lowestLines,
  type LowestLine,
  type ShelfRegion,
  type ShelfStore,
} from "./shelf.ts";
import {
  cells,
  forms,
  region as regionStyle,
  store as storeStyle,
  stores as storesStyle,
  tableHead,
} from "./shelfRegions.css.ts";

interface ShelfRegionsProps {
  /** Of the strain. */
  slug: string;
  regions: readonly ShelfRegion[];
  now: number;
}

/**
 * The whole shelf as one table, folded away on a phone: a region in a line with how many stores it has and the lowest price of
 * what leads, and its stores when it is opened.
 */
export function ShelfRegions({ slug, regions, now }: ShelfRegionsProps) {
  const isRoomy = useMedia(media.rail);
  const stores = regions.flatMap((each) => each.stores);
  const lines = lowestLines(stores);
  const leading = lines.find(({ fromCents }) => fromCents !== null) ?? lines[0];
  if (leading === undefined) return null;
  return (
    <Fold summary={`By region: ${decapitalized(allStores(stores, now))}`} open={isRoomy}>
      {/* Each line says it in words to those who do not see what stands above it. */}
      <div className={`${cells} ${tableHead}`} aria-hidden="true">
        <span>Region</span>
        <span>Stores</span>
        <span>{CATEGORY_TITLES[leading.category]} from</span>
      </div>
      {regions.map((region) => (
        <RegionRow
          key={region.region ?? ""}
          slug={slug}
          shelf={region}
          leading={leading.category}
          now={now}
        />
      ))}
    </Fold>
  );
}

interface RegionRowProps {
  slug: string;
  shelf: ShelfRegion;
  leading: LowestLine["category"];
  now: number;
}

function RegionRow({ slug, shelf: { region, stores }, leading, now }: RegionRowProps) {
  const lines = lowestLines(stores);
  const first = lines.find(({ category }) => category === leading);
  const others = lines.filter(({ category }) => category !== leading);
  return (
    <details className={regionStyle}>
      <summary className={cells}>
        <span>
          <b>{region ?? "Region not known"}</b>{" "}
          <Freshness brief="row" observedAt={newestOf(stores)} now={now} />
        </span>
        <span>
          {stores.length}
          <span className="visually-hidden"> {stores.length === 1 ? "store" : "stores"}, </span>
        </span>
        <span>
          <span className="visually-hidden">{CATEGORY_TITLES[leading]} from </span>
          <LinePrice line={first} />
        </span>
      </summary>
      {others.length === 0 ? null : <Lines lines={others} />}
      <ul className={storesStyle}>
        {stores.map(({ store, lines: own, observedAt, patientsOnly }) => (
          <li key={store.slug} className={storeStyle}>
            <Link
              to="/dispensary-menus"
              search={{ store: store.slug, category: "all", strain: slug }}
            >
              <bdi translate="no">{storeTitle(store)}</bdi>
            </Link>
            <Lines lines={own} />
            {patientsOnly ? <Tag>Patients only</Tag> : null}
            <Freshness brief="row" observedAt={observedAt} now={now} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What there is and from what price, a form in a piece that does not break. */
function Lines({ lines }: { lines: readonly LowestLine[] }) {
  return (
    <p className={forms}>
      {lines.map((line, place) => (
        <span key={line.category}>
          {CATEGORY_TITLES[line.category]} {line.fromCents === null ? "" : "from "}
          <LinePrice line={line} />
          {place === lines.length - 1 ? "" : ", "}
        </span>
      ))}
    </p>
  );
}

function LinePrice({ line }: { line: LowestLine | undefined }) {
  if (line === undefined)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">no store</span>
      </>
    );
  const { fromCents, isAbout, size } = line;
  if (fromCents === null) return <small>no price to compare</small>;
  return (
    <>
      <b>
        <About isAbout={isAbout}>{formatCents(fromCents)}</About>
      </b>
      {size === null ? null : <small> for {size}</small>}
    </>
  );
}

/** "In 36 stores, and 5 with old prices": the same count as below the strain's name, and what this list has besides. */
function allStores(stores: readonly ShelfStore[], now: number): string {
  const others = stores.filter((each) => !isCounted(each, now));
  const counted = inStores(stores.length - others.length);
  if (others.length === 0) return counted;
  const isTwin = others.some(({ store }) => store.twinOf !== null);
  const isAll = others.length === stores.length;
  if (isTwin) {
    const menus = others.length === 1 ? "1 other menu" : `${String(others.length)} other menus`;
    return isAll ? `On ${menus}` : `${counted}, and on ${menus}`;
  }
  return isAll
    ? `${countOfStores(others.length)} with old prices`
    : `${counted}, and ${String(others.length)} with old prices`;
}

const newestOf = (stores: readonly ShelfStore[]) =>
  stores
    .map(({ observedAt }) => observedAt)
    .sort()
    .at(-1);
