import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createIcon } from "./createIcon.ts";

afterEach(cleanup);

const Minus = createIcon([["path", { d: "M5 12h14" }]]);

/** As on https://lucide.dev/icons/minus, a little smaller and lighter. */
const OF_LUCIDE = {
  width: "20",
  height: "20",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "1.75",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

it.each([
  ["of the usual size", {}, { "aria-hidden": "true" }],
  [
    "of another size",
    { size: 16, strokeWidth: 1.5, fill: "currentColor" },
    {
      width: "16",
      height: "16",
      "stroke-width": "1.5",
      fill: "currentColor",
      "aria-hidden": "true",
    },
  ],
  ["with a name", { "aria-label": "Less", role: "img" }, { "aria-label": "Less", role: "img" }],
])("an icon %s is drawn as by Lucide", (_, props, own) => {
  const svg = render(<Minus {...props} />).container.querySelector("svg");
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({ ...OF_LUCIDE, ...own });
  expect(svg?.innerHTML).toBe('<path d="M5 12h14"></path>');
});
