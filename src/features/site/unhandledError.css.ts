import { style } from "@vanilla-extract/css";

export const lightOnly = style({ selectors: { "body.dark &": { display: "none" } } });
export const darkOnly = style({ selectors: { "body:not(.dark) &": { display: "none" } } });
