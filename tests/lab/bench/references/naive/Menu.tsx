import { useEffect, useState } from "react";
import { CATEGORIES } from "#domain/offers/categories.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { filterOffers } from "./filterOffers.ts";
import { OfferRow } from "./OfferRow.tsx";
import { readRows } from "./rows.ts";

interface MenuProps {
  database: IDBDatabase;
  /** A store's slug, or `all`. */
  store: string;
  firstCategory: string;
}

/** A menu: rows as objects in the state, filtered at each keystroke and rendered as they are. */
export function Menu({ database, store, firstCategory }: MenuProps) {
  const [offers, setOffers] = useState<StoreOffer[] | null>(null);
  const [text, setText] = useState("");
  const [category, setCategory] = useState(firstCategory);
  const [now] = useState(Date.now);

  useEffect(() => {
    void readRows(database, store).then((rows) =>
      setOffers(rows.sort((a, b) => a.product.name.localeCompare(b.product.name))),
    );
  }, [database, store]);

  if (offers === null) return <p>Loading</p>;
  const found = filterOffers(offers, category, text);
  return (
    <>
      <label>
        Search name, brand or strain
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        Category
        <select value={category} onChange={(event) => setCategory(event.target.value)}>
          <option value="all">Everything</option>
          {CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {CATEGORY_TITLES[each]}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{found.length.toLocaleString("en-US")} offers</p>
      <ul aria-label="Offers">
        {found.map((offer) => (
          <OfferRow key={offer.product.code + offer.sizeKey} offer={offer} now={now} />
        ))}
      </ul>
    </>
  );
}
