import { style } from "@vanilla-extract/css";

/** For what scrolls inside itself: its edge would cut off the ring of what has the focus, which is 5 px wide with its gap. */
export const focusRoom = style({ padding: "5px", margin: "-5px" });
