import type { ReactNode } from "react";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Store } from "#domain/stores/stores.ts";
import type { MenusSearch } from "./menusSearch.ts";

/** What the route gives the screen of menus, and that to its parts. */
export interface MenusScreenProps {
  search: MenusSearch;
  change: (changes: Partial<MenusSearch>) => void;
  /** What is saved on this phone, shown where this screen's own answer is not. */
  saved: ReactNode;
  /** What else may be done with an offer; always the same function. */
  actions: (offer: StoreOffer) => ReactNode;
  /** What else may be done with a store. */
  storeActions: (store: Store) => ReactNode;
  /** The same where there is room for words: in the panel about a store. */
  storeChoices: (store: Store) => ReactNode;
}
