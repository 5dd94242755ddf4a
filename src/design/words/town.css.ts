import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

/** The weight of a name that a row begins with, whatever the line around it is. */
export const town = style({ selectors: { "&&&": { color: color.ink, fontWeight: 650 } } });
