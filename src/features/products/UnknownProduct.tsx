import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { Field } from "#design/controls/Field.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { valueAt } from "#domain/offers/columns.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { FOUND, findTexts, searchable } from "#data/textSearch.ts";
import { productQueries } from "./queries.ts";
import { foundList } from "./product.css.ts";

const MOST_SHOWN = 20;

/** A code that no product has, and a way to what was meant. */
export function UnknownProduct({ code }: { code: string }) {
  const [wanted, setWanted] = useState("");
  const index = useQuery(productQueries.search).data;
  const products = useMemo(
    () =>
      Array.from(index?.code.index ?? [], (_, row) => ({
        code: index ? valueAt(index.code, row) : "",
        title: index
          ? productTitle({ name: valueAt(index.name, row), brand: valueAt(index.brand, row) })
          : "",
        strain: (index ? valueAt(index.strainName, row) : null) ?? "",
      })),
    [index],
  );
  const texts = useMemo(
    () => searchable(products.map(({ title, strain }) => `${title} ${strain}`)),
    [products],
  );
  const flags = wanted === "" ? null : findTexts(texts, wanted);
  const found = [FOUND.exactly, FOUND.alike].flatMap((how) =>
    flags === null ? [] : products.filter((_, row) => flags[row] === how),
  );

  return (
    <Stack>
      <p>
        No product has the code “<bdi>{code}</bdi>”. Search for it by name.
      </p>
      <Field
        label="Search products"
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {wanted === "" ? null : (
        <p role="status">
          {found.length === 0 ? "No menu has it." : `${String(found.length)} found`}
        </p>
      )}
      <ul className={foundList}>
        {found.slice(0, MOST_SHOWN).map((each) => (
          <li key={each.code}>
            <Link to="/product/$code" params={{ code: each.code }}>
              <bdi>{each.title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
