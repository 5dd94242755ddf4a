import { Link } from "@tanstack/react-router";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Name } from "#design/words/Name.tsx";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { productPath } from "#domain/site/site.ts";
import { formatMilesTo, NEAR_MILES } from "#domain/stores/distance.ts";
import { hoursNotKnown, noneOpenWords, opensWhen } from "#domain/stores/openingWords.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import type { DealsSearch } from "./dealsSearch.ts";
import type { ListedDeal } from "./dealOrder.ts";
import type { nearestOutside } from "./findDeals.ts";

interface NoneOpenProps {
  first: ListedDeal | null;
  withoutHours: number;
  isNear: boolean;
  now: number;
}

/** Where open stores were asked for and none is: which opens first, and when. */
export function NoneOpen({ first, withoutHours, isNear, now }: NoneOpenProps) {
  const store = first?.offer.store;
  return (
    <p role="status">
      {noneOpenWords(withoutHours === 0, isNear ? `within ${String(NEAR_MILES)} miles` : "now")}
      {store === undefined ? (
        "."
      ) : (
        <>
          : first to open is{" "}
          <Link to="/dispensary-menus" search={{ store: store.slug }}>
            <bdi translate="no">{storeTitle(store)}</bdi>
          </Link>{" "}
          {opensWhen(store.openingHours, now)}.
        </>
      )}{" "}
      {withoutHours === 0 ? null : hoursNotKnown(withoutHours)}
    </p>
  );
}

interface NothingFoundProps {
  any: boolean;
  outside: ReturnType<typeof nearestOutside>;
  change: (changes: Partial<DealsSearch>) => void;
}

/** Where no deal passes: why, and the way to some. */
export function NothingFound({ any, outside, change }: NothingFoundProps) {
  if (!any) return <EmptyState drawing="emptyList">No deal is known right now.</EmptyState>;
  const places = { region: undefined, store: undefined, near: undefined };
  const none = { ...places, section: undefined, size: undefined, open: undefined, sort: undefined };
  if (outside !== null) return <NoneNear outside={outside} change={change} />;
  return (
    <EmptyState
      drawing="emptyList"
      action={
        <Button onClick={() => change({ ...none, sale: undefined, maxPrice: undefined })}>
          Clear all filters
        </Button>
      }
    >
      No deal matches these filters.
    </EmptyState>
  );
}

const CHIPS = { near: "“Near me”", open: "“Open now”" } as const;

interface NoneNearProps extends Pick<NothingFoundProps, "change"> {
  outside: NonNullable<NothingFoundProps["outside"]>;
}

/** Where nothing near passes: the nearest that does, and what to take off to see all of them. */
function NoneNear({ outside: { deal, without }, change }: NoneNearProps) {
  const { offer, price, miles } = deal;
  const { product, store } = offer;
  const within = `within ${String(NEAR_MILES)} miles`;
  const known = [
    miles === null ? null : formatMilesTo(store, miles),
    aboutText(formatCents(price.cents), price.isAbout),
  ];
  return (
    <EmptyState
      drawing="emptyList"
      action={
        <Button
          onClick={() =>
            change(Object.fromEntries([...without, "sort"].map((each) => [each, undefined])))
          }
        >
          Without {without.map((each) => CHIPS[each]).join(" and ")}
        </Button>
      }
    >
      {miles === null ? `None known to be ${within}. Elsewhere:` : `None ${within}. Nearest:`}{" "}
      <PlainLink data-came-from={store.slug} href={productPath(product.code, offer.sizeKey)}>
        <Name>{product.name}</Name> at <bdi translate="no">{storeTitle(store)}</bdi>,{" "}
        {known.filter(Boolean).join(", ")}
      </PlainLink>
    </EmptyState>
  );
}
