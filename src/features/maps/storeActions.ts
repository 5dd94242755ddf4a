import type { ReactNode } from "react";
import type { StoreProfile } from "#domain/stores/stores.ts";

/** What else may be done with a store; always the same function. */
export type StoreActions = (store: StoreProfile) => ReactNode;
