import { wishId, type WishKind, type Wish } from "#domain/wishlist/wishes.ts";

/** What can be wished for, as a screen knows it. */
export interface Wished {
  kind: WishKind;
  /** A product's code, or a slug. */
  reference: string;
  name: string;
}

/** A new wish; `null` for what has no id, such as a brand whose name has no letters of the alphabet. */
export function newWish({ kind, reference, name }: Wished, now: number): Wish | null {
  const id = wishId(kind, reference);
  if (id === null) return null;
  const moment = new Date(now).toISOString();
  return {
    id,
    name,
    note: "",
    targetCents: null,
    unit: null,
    addedAt: moment,
    editedAt: moment,
    deleted: false,
  };
}
