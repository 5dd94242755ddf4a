import { Link } from "@tanstack/react-router";
import Printer from "~icons/printer";
import Share2 from "~icons/share-2";
import { useRef, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import {
  assess,
  countsTowards,
  type BasketItem,
  type PurchaseRule,
} from "#domain/limits/limits.ts";
import { addItem, type Basket } from "#domain/limits/limitsBasket.ts";
import { shareText as handOver } from "#platform/share.ts";
import { BasketGroup } from "./BasketGroup.tsx";
import { changeLimits } from "./limitsStore.ts";
import { gramsText, sharedText, thcText } from "./limitsText.ts";

/** What is to be checked, by the limit it counts towards. */
export function BasketList({ basket, rule }: { basket: Basket; rule: PurchaseRule }) {
  const [removed, setRemoved] = useState<Basket>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = assess(basket, rule, false);
  const isUncounted = (item: BasketItem, missing?: "weight" | "thc") =>
    result.uncounted.some(
      (each) => each.item.id === item.id && (missing === undefined || each.missing === missing),
    );
  const counted = (bucket: "plant" | "thc") =>
    basket.filter((item) => countsTowards(item.form) === bucket && !isUncounted(item));
  const remove = (items: Basket) => {
    setRemoved(items);
    const ids = new Set(items.map(({ id }) => id));
    changeLimits((now) => ({ basket: now.basket.filter(({ id }) => !ids.has(id)) }));
  };
  const undo = () => {
    changeLimits((now) => ({ basket: removed.reduce(addItem, now.basket) }));
    setRemoved([]);
    heading.current?.focus();
  };
  const removeOne = (item: BasketItem) => remove([item]);

  return (
    <Section title="Basket" headingRef={heading}>
      {removed.length === 0 ? null : (
        <Stack row gap={2} role="status" className="no-print">
          <Button key={removed[0]?.id} ref={takeFocus} onClick={undo}>
            Undo: put back{" "}
            <bdi>{removed.length === 1 ? removed[0]?.name : `${String(removed.length)} lines`}</bdi>
          </Button>
        </Stack>
      )}
      {basket.length === 0 ? (
        <EmptyState>
          Your basket is empty. Add items below, or tap the scales on any menu or product.
        </EmptyState>
      ) : (
        <>
          <BasketGroup
            title="Plant material"
            total={gramsText(result.plant.used)}
            items={counted("plant")}
            onRemove={removeOne}
          />
          <BasketGroup
            title="Other products"
            total={thcText(result.thc.used)}
            items={counted("thc")}
            onRemove={removeOne}
          />
          <BasketGroup
            title="Not counted: no THC on file"
            total={null}
            items={basket.filter((item) => isUncounted(item, "thc"))}
            onRemove={removeOne}
          />
          <BasketGroup
            title="Not counted: no weight on file"
            total={null}
            items={basket.filter((item) => isUncounted(item, "weight"))}
            onRemove={removeOne}
          />
        </>
      )}
      <Stack row gap={2} className="no-print">
        <Link to="/dispensary-menus" className={button({ kind: "secondary" })}>
          Add from a menu
        </Link>
        {basket.length === 0 ? null : (
          <>
            <Button onClick={() => void handOver("Limits basket", sharedText(basket, result))}>
              <Share2 size={18} aria-hidden="true" /> Share
            </Button>
            <Button onClick={() => print()}>
              <Printer size={18} aria-hidden="true" /> Print
            </Button>
            <Button kind="quiet" onClick={() => remove(basket)}>
              Empty the basket
            </Button>
          </>
        )}
      </Stack>
    </Section>
  );
}

/** The button that was tapped is gone with its line: go on where one can take it back. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
