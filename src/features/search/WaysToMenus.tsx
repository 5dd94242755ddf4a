import { Link } from "@tanstack/react-router";
import { chip, chips } from "#design/controls/chip.css.ts";
import type { Category } from "#domain/offers/categories.ts";
import { list } from "./searchResults.css.ts";
import type { useAsked } from "./useAsked.ts";
import type { useNames } from "./useNames.ts";

interface FoundSectionsProps {
  sections: ReturnType<typeof useNames>["sections"];
}

/** Sections that a word names: each leads to all that menus have of it. */
export function FoundSections({ sections }: FoundSectionsProps) {
  if (sections.length === 0) return null;
  return (
    <ul className={`${chips} ${list}`} aria-label="Sections">
      {sections.map(({ category, title, count }) => (
        <li key={category}>
          <Link to="/dispensary-menus" search={{ store: "all", category }} className={chip()}>
            {title} on all menus <small>{count.toLocaleString("en-US")}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface AllMenusLinkProps {
  asked: Pick<ReturnType<typeof useAsked>, "isAll" | "all">;
  kinds: readonly Category[];
  size: string | undefined;
  strain: string | undefined;
  /** What is to be in names; "" where a strain alone, or a kind or a size, is asked for. */
  wanted: string;
  /** What was asked for by its name. */
  name: string;
}

/** The way to every offer of what was asked for, of which a search shows one for each product. */
export function AllMenusLink({ asked, kinds, size, strain, wanted, name }: AllMenusLinkProps) {
  const named = asked.isAll ? asked.all : name;
  return (
    <Link
      to="/dispensary-menus"
      search={
        asked.isAll
          ? { store: "all", category: kinds[0], size }
          : // By name, as menus of all kinds stand by themselves, the cheapest would be anywhere.
            {
              store: "all",
              category: "all",
              sort: "price",
              strain,
              q: wanted === "" ? undefined : wanted,
            }
      }
    >
      All menus
      {named === "" ? null : (
        <>
          {" with “"}
          <bdi translate="no">{named}</bdi>”
        </>
      )}
    </Link>
  );
}
