/** What list and map have in common: which store is open, and which one is being looked at. */
export interface Selection {
  /** Slug of the store whose card is open. */
  chosen: string | null;
  /** The store that the focus is at, in one of the two; the other one shows it, too. */
  pointed: { slug: string; on: "list" | "map" } | null;
  /** The store whose row the mouse is at: its mark stands out, and nothing moves. */
  hovered: string | null;
  /** Must stay the same function. */
  onHover: (slug: string | null) => void;
  onPoint: (slug: string, on: "list" | "map") => void;
  /** Opens a store, or closes it again. */
  onChoose: (slug: string) => void;
}
