import type { ReactNode } from "react";
import type { StoreOffer } from "#domain/offers/offers.ts";

/** What else may be done with a deal; always the same function. */
export type DealActions = (offer: StoreOffer) => ReactNode;
