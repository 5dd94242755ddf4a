import { Link } from "@tanstack/react-router";
import Share2 from "~icons/share-2";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { productTitle } from "#domain/offers/titles.ts";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { offersOf, type OfferOfProduct, type ProductDetail } from "#domain/offers/productDetail.ts";
import { documentTitle } from "#domain/site/site.ts";
import { sizeChoices, usualSize } from "#domain/offers/sizes.ts";
import { sharePage } from "#platform/share.ts";
import { BestOffer } from "./BestOffer.tsx";
import { LabPanel } from "./LabPanel.tsx";
import { OffersTable } from "./OffersTable.tsx";
import { PriceHistory } from "./PriceHistory.tsx";
import { ProductFacts } from "./ProductFacts.tsx";
import { actions } from "./product.css.ts";
import { sortOffers } from "./sortOffers.ts";

/** What else may be done with the product, from its offers of the chosen size; whether there are other sizes. */
export type ProductActions = (
  offers: readonly OfferOfProduct[],
  hasOtherSizes: boolean,
) => ReactNode;

interface ProductViewProps {
  detail: ProductDetail;
  now: number;
  /** Not the product's own answer, but what saved menus have of it. */
  isFromMenus?: boolean;
  /** What has to be said of it as a whole. */
  notice?: ReactNode;
  actions: ProductActions;
}

/** Everything known of one product. */
export function ProductView(props: ProductViewProps) {
  const { detail, now, isFromMenus = false, notice, actions: more } = props;
  const { product } = detail;
  useEffect(() => {
    document.title = documentTitle(product.name);
  }, [product.name]);
  const offers = useMemo(() => sortOffers(offersOf(detail), "price", now), [detail, now]);
  const sizes = useMemo(() => sizeChoices(offers), [offers]);
  const [wanted, choose] = useState<string | null>(null);
  // Headline, actions, stores, history and label are all of one size: a dose beside another's name
  // is read as that one's.
  const size = sizes.find(({ key }) => key === wanted) ?? usualSize(sizes, now);
  const shown = size?.offers ?? [];
  return (
    <Page title={product.name}>
      {notice}
      <ProductFacts product={product} />
      {sizes.length < 2 ? null : (
        <ChipGroup
          wraps
          legend="Size"
          choices={sizes.map(({ key, name }) => ({ value: key, label: name }))}
          value={size?.key ?? ""}
          onChange={choose}
        />
      )}
      <BestOffer offers={shown} size={size?.name ?? ""} now={now} />
      <div className={actions}>
        {more(shown, sizes.length > 1)}
        <Button onClick={() => void sharePage(product.name)}>
          <Share2 size={18} aria-hidden="true" />
          Share
        </Button>
        <Link
          to="/feedback"
          search={{
            kind: "wrong-data",
            product: product.code,
            about: `About ${productTitle(product)}:`,
          }}
          className={button({ kind: "quiet" })}
        >
          Report wrong data
        </Link>
      </div>
      <Card title="Where to find it">
        <OffersTable offers={shown} now={now} />
      </Card>
      <Card title="Price history">
        <PriceHistory offers={shown} size={size?.name ?? ""} isSaved={!isFromMenus} now={now} />
      </Card>
      <Card title="From the label and the lab">
        <LabPanel offers={shown} />
      </Card>
      <WarningLine sample={offers.some(({ store }) => store.sample)} />
    </Page>
  );
}
