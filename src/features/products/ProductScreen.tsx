import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isNotFound } from "#data/api/apiClient.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { Banner } from "#design/states/Banner.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { ProductView, type ProductActions } from "./ProductView.tsx";
import { productQueries } from "./queries.ts";
import { useFromMenus } from "./useFromMenus.ts";
import { UnknownProduct } from "./UnknownProduct.tsx";

interface ProductScreenProps {
  code: string;
  /** What is saved on this device, shown where this product is not. */
  saved: ReactNode;
  actions: ProductActions;
}

export function ProductScreen({ code, saved, actions }: ProductScreenProps) {
  const online = useOnline();
  const now = useNow();
  const options = productQueries.product(code.toLowerCase());
  const product = useQuery(options);
  const retry = useRetry(options.queryKey);
  const isMissing = product.data === undefined && product.failureReason !== null;
  const fromMenus = useFromMenus(code.toLowerCase(), isMissing);
  if (product.data !== undefined) {
    return (
      <QueryState what="this product" query={product} onRetry={retry} online={online} now={now}>
        {(detail) => <ProductView detail={detail} now={now} actions={actions} />}
      </QueryState>
    );
  }
  if (fromMenus !== null && !isNotFound(product.failureReason)) {
    return (
      <ProductView
        detail={fromMenus}
        now={now}
        actions={actions}
        isFromMenus
        notice={
          <Banner kind="warning" role="status" actions={<Button onClick={retry}>Retry</Button>}>
            This product is not saved on this device yet. Prices are from the saved menus.
          </Banner>
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
          now={now}
          instead={saved}
        >
          {() => null}
        </QueryState>
      )}
    </Page>
  );
}
