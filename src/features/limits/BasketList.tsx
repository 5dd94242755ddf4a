import FileDown from "~icons/file-down";
import { Link } from "@tanstack/react-router";
import Printer from "~icons/printer";
import Share2 from "~icons/share-2";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
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
  MAX_QUANTITY,
} from "#domain/limits/limits.ts";
import { addItem, type Basket, setQuantity } from "#domain/limits/limitsBasket.ts";
import { shareText as handOver } from "#platform/share.ts";
import { changeLimits, startAdding } from "./limitsStore.ts";
import { itemFacts, sharedText } from "./basketText.ts";
import { gramsText, thcText } from "./limitsText.ts";
import { Tag } from "#design/words/Tag.tsx";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { sectionOf } from "#domain/offers/sectionOf.ts";
import {
  adds,
  groupHead,
  line,
  lines,
  lineText,
  quantity as quantityStyle,
  stepper,
} from "./basket.css.ts";
import Minus from "~icons/minus";
import Plus from "~icons/plus";
import Trash2 from "~icons/trash-2";
import { usePins } from "#data/pins.ts";
import { useRegister } from "#data/register.ts";
import { Price } from "#design/words/Price.tsx";
import { packagePrice } from "#domain/prices/packagePrice.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitor } from "#platform/visitor.ts";
import { savePdf } from "#platform/paper/savePdf.ts";

const BasketCost = lazy(() => import("./BasketCost.tsx"));

interface BasketListProps {
  basket: Basket;
  rule: PurchaseRule;
  /** What else the visitor may want to put in. */
  wishes: ReactNode;
}

/** What is to be checked, by the limit it counts towards. */
export function BasketList({ basket, rule, wishes }: BasketListProps) {
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
    <Section title="Limits basket" headingRef={heading}>
      {removed.length === 0 ? null : (
        <Stack row gap={2} role="status" className="no-print">
          <Button key={removed[0]?.id} ref={takeFocus} onClick={undo}>
            Undo: put back{" "}
            <bdi translate="no">
              {removed.length === 1 ? removed[0]?.name : `${String(removed.length)} lines`}
            </bdi>
          </Button>
        </Stack>
      )}
      {basket.length === 0 ? (
        <EmptyState>Your basket is empty.</EmptyState>
      ) : (
        <>
          <BasketGroup
            title="Flower and pre-rolls"
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
      {basket.some(({ price }) => price !== undefined) ? (
        <Suspense>
          <BasketCost basket={basket} />
        </Suspense>
      ) : null}
      {basket.length === 0 ? wishes : null}
      <div className={`${adds} no-print`}>
        <AddFromMenus isFirst={basket.length === 0} />
      </div>
      {basket.length === 0 ? null : (
        <Stack row gap={2} className="no-print">
          <Button onClick={() => void handOver("Limits basket", sharedText(basket, result))}>
            <Share2 aria-hidden="true" /> Share
          </Button>
          <Button onClick={() => print()}>
            <Printer aria-hidden="true" /> Print
          </Button>
          <Button onClick={() => void savePdf("limits-basket", "Limits basket")}>
            <FileDown aria-hidden="true" /> Save as PDF
          </Button>
          <Button kind="quiet" onClick={() => remove(basket)}>
            Empty the basket
          </Button>
        </Stack>
      )}
      {basket.length === 0 ? null : wishes}
    </Section>
  );
}

/** To the menu of the store that is kept the longest, and to the search of all menus: there each row adds by one tap. */
function AddFromMenus({ isFirst }: { isFirst: boolean }) {
  const kept = usePins()?.[0];
  const look = button({ kind: isFirst ? "primary" : "secondary" });
  return (
    <>
      {kept === undefined ? null : (
        <Link
          to="/dispensary-menus"
          search={{ store: kept.slug }}
          className={look}
          onClick={startAdding}
        >
          <span>
            Add from <bdi translate="no">{kept.name}</bdi>
          </span>
        </Link>
      )}
      <Link
        to="/search"
        className={kept === undefined ? look : button({ kind: "secondary" })}
        onClick={startAdding}
      >
        Search products
      </Link>
    </>
  );
}

/** The button that was tapped is gone with its line: go on where one can take it back. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

interface BasketGroupProps {
  title: string;
  total: string | null;
  items: readonly BasketItem[];
  onRemove: (item: BasketItem) => void;
}

/** Lines of the basket that count towards the same limit. */
function BasketGroup({ title, total, items, onRemove }: BasketGroupProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <div className={groupHead}>
        <h3>{title}</h3>
        {total}
      </div>
      <ul className={lines}>
        {items.map((item) => (
          <li key={item.id} className={line}>
            <span className={lineText}>
              <bdi translate="no">{item.name}</bdi>
              {item.price === undefined ? null : <PackagePrice price={item.price} />}
              <small>
                <Tag tone={sectionOf(item.form) ?? "plain"}>{CATEGORY_TITLES[item.form]}</Tag>{" "}
                {itemFacts(item)} each{" "}
                {item.price?.menu === "med" ? <Tag>Patients only</Tag> : null}
              </small>
            </span>
            <QuantityStepper
              name={item.name}
              quantity={item.quantity}
              onChange={(quantity) =>
                changeLimits(({ basket }) => ({ basket: setQuantity(basket, item.id, quantity) }))
              }
              onRemove={() => onRemove(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What one package cost when it was put in, as the visitor wants to see prices. */
function PackagePrice({ price }: { price: NonNullable<BasketItem["price"]> }) {
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  const { cents, insteadOfCents, isAbout, because } = packagePrice(price, register, now);
  return (
    <span>
      <Price cents={cents} wasCents={insteadOfCents} isAbout={isAbout} because={because} /> each
      {price.store.title === undefined ? null : (
        <>
          {" "}
          at <bdi translate="no">{price.store.title}</bdi>
        </>
      )}
    </span>
  );
}

interface QuantityStepperProps {
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

/** How many packages. The last one is taken out by the same button as any other. */
function QuantityStepper({ name, quantity, onChange, onRemove }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div role="group" aria-label={`Quantity of ${name}`} className={stepper}>
      {quantity === 1 ? (
        <Button kind="icon" className="no-print" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      ) : (
        <Button
          kind="icon"
          className="no-print"
          aria-label={`One ${name} less`}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus aria-hidden="true" />
        </Button>
      )}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        aria-label={`How many of ${name}`}
        className={quantityStyle}
        value={typed ?? String(quantity)}
        onChange={({ target }) => {
          setTyped(target.value);
          const wanted = Number(target.value);
          if (Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_QUANTITY) onChange(wanted);
        }}
        onBlur={() => setTyped(null)}
      />
      <Button
        kind="icon"
        className="no-print"
        aria-label={`One ${name} more`}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </Button>
    </div>
  );
}
