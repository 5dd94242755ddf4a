import { Tag } from "#design/words/Tag.tsx";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { sectionOf } from "#domain/offers/sectionOf.ts";
import type { BasketItem } from "#domain/limits/limits.ts";
import { setQuantity } from "#domain/limits/limitsBasket.ts";
import { groupHead, line, lines, lineText } from "./basket.css.ts";
import { changeLimits } from "./limitsStore.ts";
import { itemFacts } from "./limitsText.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";

interface BasketGroupProps {
  title: string;
  total: string | null;
  items: readonly BasketItem[];
  onRemove: (item: BasketItem) => void;
}

/** Lines of the basket that count towards the same limit. */
export function BasketGroup({ title, total, items, onRemove }: BasketGroupProps) {
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
              <bdi>{item.name}</bdi>
              <small>
                <Tag tone={sectionOf(item.form) ?? "plain"}>{CATEGORY_TITLES[item.form]}</Tag>{" "}
                {itemFacts(item)} each
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
