import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { isNotFound } from "#data/api/apiClient.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import type { OfferReport } from "./OfferLine.tsx";
import { ProductView, type OpenedAs, type ProductActions } from "./ProductView.tsx";
import { largeQueries } from "#data/queries.ts";
import { Link } from "@tanstack/react-router";
import { Field } from "#design/controls/Field.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { valueAt } from "#domain/offers/columns.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { Text } from "#design/words/Text.tsx";
import { FOUND, findTexts, searchable } from "#data/textSearch.ts";
import { foundList, savedNotice } from "./product.css.ts";
import { readSavedMenus, readSavedQueries } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { offerAt, offerCount, verdictAt, type MenuTable } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import type { DealPast, ProductDetail } from "#domain/offers/productDetail.ts";

interface ProductScreenProps extends OpenedAs {
  code: string;
  /** What is saved on this device, shown where this product is not. */
  saved: ReactNode;
  actions: ProductActions;
  report: OfferReport;
}

export function ProductScreen({ code, saved, actions, report, ...opened }: ProductScreenProps) {
  const online = useOnline();
  const now = useNow();
  const options = largeQueries.product(code.toLowerCase());
  const product = useQuery(options);
  const retry = useRetry(options.queryKey);
  const isMissing = product.data === undefined && product.failureReason !== null;
  const fromMenus = useSavedProduct(isMissing ? code.toLowerCase() : null);
  if (product.data !== undefined) {
    return (
      <QueryState what="this product" query={product} onRetry={retry} online={online}>
        {(detail) => <ProductView detail={detail} now={now} {...{ actions, report, ...opened }} />}
      </QueryState>
    );
  }
  if (fromMenus !== null && !isNotFound(product.failureReason)) {
    return (
      <ProductView
        detail={fromMenus.detail}
        now={now}
        {...{ actions, report, ...opened }}
        isFromMenus
        notice={
          <div role="status" className={savedNotice}>
            <Text tone="quiet" size="sm">
              {fromMenus.words}
            </Text>
            {/* Without a connection there is nothing to try, and with one it is loaded by itself. */}
            {online ? <Button onClick={retry}>Retry</Button> : null}
          </div>
        }
      />
    );
  }
  return (
    <Page title={SCREENS["/product/$code"]}>
      {isNotFound(product.error) ? (
        <UnknownProduct code={code} />
      ) : (
        <QueryState
          what="this product"
          query={product}
          onRetry={retry}
          online={online}
          instead={saved}
        >
          {() => null}
        </QueryState>
      )}
    </Page>
  );
}

const MOST_SHOWN = 20;

/** A code that no product has, and a way to what was meant. */
function UnknownProduct({ code }: { code: string }) {
  const [wanted, setWanted] = useState("");
  const index = useQuery(largeQueries.search).data;
  const products = useMemo(
    () =>
      Array.from(index?.code.index ?? [], (_, row) => ({
        code: index ? valueAt(index.code, row) : "",
        title: index
          ? productTitle({ name: valueAt(index.name, row), brand: valueAt(index.brand, row) })
          : "",
        strain: (index ? valueAt(index.strainName, row) : null) ?? "",
      })),
    [index],
  );
  const texts = useMemo(
    () => searchable(products.map(({ title, strain }) => `${title} ${strain}`)),
    [products],
  );
  const flags = wanted === "" ? null : findTexts(texts, wanted);
  const found = [FOUND.exactly, FOUND.alike].flatMap((how) =>
    flags === null ? [] : products.filter((_, row) => flags[row] === how),
  );

  return (
    <Stack>
      <p>
        No product has the code “<bdi translate="no">{code}</bdi>”. Search for it by name.
      </p>
      <Field
        label="Search products"
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {wanted === "" ? null : (
        <p role="status">
          {found.length === 0 ? "No menu has it." : `${String(found.length)} found`}
        </p>
      )}
      <ul className={foundList}>
        {found.slice(0, MOST_SHOWN).map((each) => (
          <li key={each.code}>
            <Link to="/product/$code" params={{ code: each.code }}>
              <bdi translate="no">{each.title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** What this phone has of a product that was never opened, and whence, in a line. */
interface SavedProduct {
  detail: ProductDetail;
  words: string;
}

/**
 * A product as the menus and deals have it that are in memory or on this phone: its prices, with what their rows say of
 * them, without their history. `null` when none of them has it, and until the phone has answered.
 *
 * @param code in small letters; `null`: nothing is wanted
 */
function useSavedProduct(code: string | null): SavedProduct | null {
  return useSaved(
    useCallback(
      async (queryClient: QueryClient) =>
        code === null ? null : await findSaved(queryClient, code),
      [code],
    ),
  );
}

async function findSaved(queryClient: QueryClient, code: string): Promise<SavedProduct | null> {
  const menus = await readSavedMenus(queryClient);
  const onMenus = menus.tables.flatMap(({ table, rows }) => offersOf(table, code, { rows }));
  // What the deals say counts where there is no menu, which says more and what is gone.
  const known = new Set(menus.stores.map(({ slug }) => slug));
  const deals = await readSavedQueries(queryClient, "deals");
  const onDeals = deals
    .flatMap(({ data: { table, pasts } }) => offersOf(table, code, { pasts }))
    .filter(({ store }) => !known.has(store.slug));
  const detail = detailOf([...onMenus, ...onDeals]);
  const from = [onMenus.length > 0 ? "menus" : "", onDeals.length > 0 ? "deals" : ""];
  const source = `From saved ${from.filter(Boolean).join(" and ")}`;
  return (
    detail && {
      detail,
      words: menus.hasAll
        ? `${source}, without earlier prices.`
        : `${source}. Earlier prices and other stores need a connection.`,
    }
  );
}

/** A row of a saved table, with what is known there of its past. */
interface SavedOffer extends StoreOffer {
  verdict: PriceVerdict | null;
  past: DealPast | null;
}

function offersOf(
  table: MenuTable,
  code: string,
  {
    rows = Array.from({ length: offerCount(table) }, (_, row) => row),
    pasts,
  }: { rows?: readonly number[]; pasts?: readonly DealPast[] },
): SavedOffer[] {
  const { values, index } = table.products.code;
  const place = values.findIndex((each) => each.toLowerCase() === code);
  const product = place === -1 ? -1 : index.indexOf(place);
  if (product === -1) return [];
  return rows
    .filter((row) => table.offers.product[row] === product)
    .map((row) =>
      Object.assign(offerAt(table, row), {
        verdict: verdictAt(table, row),
        past: pasts?.[row] ?? null,
      }),
    );
}

function detailOf(offers: readonly SavedOffer[]): ProductDetail | null {
  const [first] = offers;
  if (first === undefined) return null;
  const unsaid = { sourceUrl: null, batch: null, labUrl: null, testedOn: null, packagedOn: null };
  return {
    product: first.product,
    offers: offers.map((offer) => ({ ...offer, ...unsaid, history: [] })),
  };
}
