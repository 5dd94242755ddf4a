import type { ReactNode } from "react";
import type { StoreProfile } from "#domain/stores/stores.ts";

/** What may be done with a store beside going there; always the same functions. */
export interface StoreActions {
  /** Keeps it on this phone. */
  keep: (store: StoreProfile) => ReactNode;
  /** What one wants less often. */
  more: (store: StoreProfile) => ReactNode;
}
