import { Link } from "@tanstack/react-router";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { allMenusWith } from "./allMenusWith.ts";
import { list, results } from "./search.css.ts";
import { useSearch } from "./useSearch.ts";

const MOST_STORES = 4;
const MOST_PRODUCTS = 8;

export default function SearchResults({ wanted }: { wanted: string }) {
  const { stores, products, productAt, isMissing, isWaiting } = useSearch(wanted);
  if (wanted === "") return null;
  const found = [counted(stores.length, "store"), counted(products.length, "product")]
    .filter((count) => !count.startsWith("0 "))
    .join(", ");
  const [lacksStores, lacksProducts] = isMissing;
  return (
    <div className={results}>
      <p role="status">
        {isWaiting && !lacksStores && !lacksProducts
          ? "Searching…"
          : found || (lacksStores || lacksProducts ? "" : "Nothing of that name is listed.")}
      </p>
      {lacksStores || lacksProducts ? (
        <p>
          {lacksStores && lacksProducts
            ? "Stores and products are"
            : lacksStores
              ? "Stores are"
              : "Products are"}{" "}
          not saved on this device yet. Connect to search them.
        </p>
      ) : null}
      {stores.length > 0 ? (
        <ul className={list} aria-label="Stores">
          {stores.slice(0, MOST_STORES).map(({ slug, name, location, offers }) => (
            <ListRow
              key={slug}
              title={
                <Link to="/dispensary-menus" search={{ store: slug }}>
                  <bdi translate="no">{name}</bdi>
                </Link>
              }
              note={<bdi translate="no">{location}</bdi>}
              end={offers === null ? null : offers === 0 ? "No menu yet" : counted(offers, "offer")}
            />
          ))}
        </ul>
      ) : null}
      {products.length > 0 ? (
        <ul className={list} aria-label="Products">
          {products.slice(0, MOST_PRODUCTS).map((row) => {
            const product = productAt(row);
            return product === null ? null : (
              <ListRow
                key={product.code}
                title={
                  <Link to="/product/$code" params={{ code: product.code }}>
                    <bdi translate="no">{product.title}</bdi>
                  </Link>
                }
                end={product.category}
              />
            );
          })}
        </ul>
      ) : null}
      <Link {...allMenusWith(wanted)}>
        All menus with “<bdi translate="no">{wanted}</bdi>”
      </Link>
    </div>
  );
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
