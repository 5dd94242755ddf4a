import { Link } from "@tanstack/react-router";
import Flag from "~icons/flag";
import Share2 from "~icons/share-2";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import type { Product } from "#domain/offers/offers.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { sharePage } from "#platform/share.ts";

/** What else may be done with a product. Loaded when it is opened. */
export default function ProductSheet({
  product,
  onClose,
}: {
  product: Product;
  onClose: () => void;
}) {
  const share = () => {
    onClose();
    void sharePage(product.name);
  };
  return (
    <Panel title={product.name} onClose={onClose}>
      <Stack gap={2}>
        <Button onClick={share}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
        <Link
          to="/feedback"
          search={{
            kind: "wrong-data",
            product: product.code,
            about: `About ${productTitle(product)}:`,
          }}
          className={button({ kind: "secondary" })}
        >
          <Flag aria-hidden="true" />
          Report wrong data
        </Link>
      </Stack>
    </Panel>
  );
}
