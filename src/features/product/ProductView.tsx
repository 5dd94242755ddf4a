import { Link } from "@tanstack/react-router";
import Share2 from "lucide-react/icons/share-2";
import { useEffect, useMemo, type ReactNode } from "react";
import { Button } from "#design/button/Button.tsx";
import { button } from "#design/button/button.css.ts";
import { Card } from "#design/card/Card.tsx";
import { Page } from "#design/page/Page.tsx";
import { WarningLine } from "#design/warningLine/WarningLine.tsx";
import type { ProductDetail } from "#domain/menus/productDetail.ts";
import { documentTitle } from "#domain/site/site.ts";
import { sharePage } from "#platform/share.ts";
import { BestOffer } from "./BestOffer.tsx";
import { LabPanel } from "./LabPanel.tsx";
import { OffersTable } from "./OffersTable.tsx";
import { PriceHistory } from "./PriceHistory.tsx";
import { ProductFacts } from "./ProductFacts.tsx";
import { actions } from "./product.css.ts";
import { sortOffers, type OfferOfProduct } from "./sortOffers.ts";

interface ProductViewProps {
  detail: ProductDetail;
  now: number;
  /** What has to be said of it as a whole. */
  notice?: ReactNode;
  actions: (offers: readonly OfferOfProduct[]) => ReactNode;
}

/** Everything known of one product. */
export function ProductView({ detail, now, notice, actions: more }: ProductViewProps) {
  const { product } = detail;
  useEffect(() => {
    document.title = documentTitle(product.name);
  }, [product.name]);
  const offers = useMemo(
    () =>
      sortOffers(
        detail.offers.map((offer) => ({ ...offer, product })),
        "price",
        now,
      ),
    [detail, product, now],
  );
  return (
    <Page title={product.name}>
      {notice}
      <ProductFacts product={product} />
      <BestOffer offers={offers} now={now} />
      <div className={actions}>
        {more(offers)}
        <Button onClick={() => void sharePage(product.name)}>
          <Share2 size={18} aria-hidden="true" />
          Share
        </Button>
        <Link
          to="/feedback"
          search={{ kind: "wrong-data", product: product.code }}
          className={button({ kind: "quiet" })}
        >
          Report wrong data
        </Link>
      </div>
      <Card title="Where to find it">
        <OffersTable offers={offers} now={now} />
      </Card>
      <Card title="Price history">
        <PriceHistory offers={offers} now={now} />
      </Card>
      <Card title="From the label and the lab">
        <LabPanel offers={offers} />
      </Card>
      <WarningLine sample={offers.some(({ store }) => store.sample)} />
    </Page>
  );
}
