import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { button } from "#design/controls/button.css.ts";
import { Text } from "#design/words/Text.tsx";
import type { NamedOnLabels } from "#domain/strains/terpeneProducts.ts";
import { LabelledProducts } from "./LabelledProducts.tsx";
import { groups as groupsStyle } from "./terpenes.css.ts";

interface NamedListsProps {
  named: NamedOnLabels;
  now: number;
  /** On which menus, and how old that is. */
  children: ReactNode;
}

/**
 * Products whose labels name a terpene and give no figure, as most real ones do: how many, some that most stores have, each
 * where it costs the least, and the way to all of them.
 */
export function NamedLists({ named, now, children }: NamedListsProps) {
  const { products, printedAs, groups } = named;
  return (
    <>
      <Text tone="quiet" size="sm">
        Named on {products === 1 ? "1 product" : `${products.toLocaleString("en-US")} products`},
        without a figure, {children}
      </Text>
      <div className={groupsStyle}>
        {groups.map((its) => (
          <LabelledProducts
            key={its.category}
            {...its}
            said={({ stores }) =>
              stores === 1
                ? null
                : `and at ${String(stores - 1)} more ${stores === 2 ? "store" : "stores"}`
            }
            now={now}
          />
        ))}
      </div>
      <div>
        <Link
          to="/dispensary-menus"
          search={{ store: "all", category: "all", terpene: printedAs }}
          className={button({ kind: "secondary" })}
        >
          All of them on the menus
        </Link>
      </div>
    </>
  );
}
