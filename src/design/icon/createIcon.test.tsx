import { cleanup, render } from "@testing-library/react";
import LucideMinus from "lucide-react/icons/minus";
import { afterEach, expect, it } from "vitest";
import { createIcon } from "./createIcon.ts";

afterEach(cleanup);

const Minus = createIcon([["path", { d: "M5 12h14" }]]);

function attributes(icon: React.ReactNode) {
  const svg = render(icon).container.querySelector("svg");
  const {
    class: _,
    xmlns: __,
    ...rest
  } = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
  return { ...rest, shapes: svg?.innerHTML };
}

it.each([
  ["of the usual size", {}],
  ["of another size", { size: 16, strokeWidth: 1.5, fill: "currentColor" }],
  ["with a name", { "aria-label": "Less", role: "img" }],
])("an icon %s is drawn as by lucide-react", (_, props) => {
  expect(attributes(<Minus {...props} />)).toEqual(attributes(<LucideMinus {...props} />));
});
