import { style } from "@vanilla-extract/css";

/** How far, which store, and behind them its town. */
export const nearStore = style({ display: "flex", alignItems: "baseline", minWidth: 0 });
/** It begins where the name ends. */
export const townBehind = style({ selectors: { "&&": { justifyContent: "flex-start" } } });
