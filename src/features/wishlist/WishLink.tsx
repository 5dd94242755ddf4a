import { Link } from "@tanstack/react-router";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";
import { entryName } from "./wishlist.css.ts";

/** The name of what is wished for, as a link to what the site knows of it. */
export function WishLink({ wish: { id, name } }: { wish: Wish }) {
  const { kind, reference } = parseWishId(id) ?? { kind: null, reference: "" };
  const text = <bdi>{name}</bdi>;
  switch (kind) {
    case "product":
      return (
        <Link to="/product/$code" params={{ code: reference }} className={entryName}>
          {text}
        </Link>
      );
    case "strain":
      return (
        <Link to="/strain-genetics/$genetic" params={{ genetic: reference }} className={entryName}>
          {text}
        </Link>
      );
    case "store":
      return (
        <Link to="/dispensary-menus" search={{ store: reference }} className={entryName}>
          {text}
        </Link>
      );
    case "brand":
      return (
        <Link
          to="/dispensary-menus"
          search={{ store: "all", brand: [name], category: "all" }}
          className={entryName}
        >
          {text}
        </Link>
      );
    case null:
      return <span className={entryName}>{text}</span>;
  }
}
