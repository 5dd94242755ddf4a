import { createFileRoute, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import * as v from "valibot";
import { AddProductToLimits } from "#features/limits/AddProductToLimits.tsx";
import { SeenOnHome } from "#features/home/SeenOnHome.tsx";
import { ReportButton } from "#features/reports/ReportButton.tsx";
import { HeartButton } from "#features/wishlist/HeartButton.tsx";
import { ProductScreen } from "#features/products/ProductScreen.tsx";
import { largeQueries } from "#data/queries.ts";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { given, words } from "#domain/text/searchParameter.ts";
import { OfferBell } from "../-OfferBell.tsx";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for the product's name, in milliseconds; later the title follows it. */
const NAME_TIMEOUT_MS = 500;

/** What of a product is shown, as the address carries it: one of its sizes. */
const ProductSearchSchema = v.object({ size: given(words) });

export const Route = createFileRoute("/_shell/product/$code")({
  validateSearch: ProductSearchSchema,
  loader: async ({ context: { queryClient }, params: { code } }) => {
    const product = largeQueries.product(code.toLowerCase());
    const detail = await waitFor(
      queryClient.ensureQueryData({ ...product, revalidateIfStale: true }),
      NAME_TIMEOUT_MS,
    );
    return { name: detail?.product.name ?? null };
  },
  head: ({ loaderData }) => screenHead("/product/$code", loaderData?.name),
  component: ProductRoute,
});

function ProductRoute() {
  const { code } = Route.useParams();
  const { size } = Route.useSearch();
  const navigate = Route.useNavigate();
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom }) ?? null;
  return (
    <ProductScreen
      key={code}
      code={code}
      saved={
        <>
          <SeenOnHome code={code.toLowerCase()} />
          <SavedOnPhone />
        </>
      }
      actions={(offers) => productActions(offers, cameFrom)}
      report={reportButton}
      cameFrom={cameFrom}
      size={size ?? null}
      // One entry of the browser's history: Back leads to where the product was opened.
      chooseSize={(chosen) =>
        void navigate({ search: { size: chosen }, replace: true, resetScroll: false, state: true })
      }
    />
  );
}

const reportButton = (offer: StoreOffer, wrongData: ReactNode) => (
  <ReportButton offer={offer}>{wrongData}</ReportButton>
);

const productActions = (offers: readonly StoreOffer[], cameFrom: string | null) => {
  const [offer] = offers;
  const product = offer?.product;
  return (
    <>
      {offer === undefined || product === undefined ? null : (
        <HeartButton
          kind="product"
          reference={product.code}
          name={productTitle(product)}
          offer={offer}
          text="Wishlist"
        />
      )}
      <AddProductToLimits offers={offers} cameFrom={cameFrom} />
      {offer === undefined ? null : <OfferBell offer={offer} />}
    </>
  );
};
