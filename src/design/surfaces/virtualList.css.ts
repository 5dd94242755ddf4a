import { style } from "@vanilla-extract/css";

export const list = style({
  listStyle: "none",
  // The list itself keeps the scroll position when rows turn out taller than thought.
  overflowAnchor: "none",
});

// Rows follow each other as they are: a height that is known a frame later leaves no gap meanwhile.
export const item = style({ contain: "layout style" });
