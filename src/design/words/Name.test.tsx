import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Name } from "./Name.tsx";
import { unbroken } from "./name.css.ts";

it.each([
  ["AK-47", ["AK-47"]],
  ["Pebble Orchard Do-Si-Dos Live Resin", ["Do-Si-Dos"]],
  ["Blue Dream", []],
  // One that is longer than a narrow line has to break somewhere.
  ["Forbidden-Fruit-Sherbet", []],
])("of %s the short parts with a hyphen are not torn", (name, whole) => {
  const { container } = render(<Name>{name}</Name>);
  expect(container.textContent).toBe(name);
  const kept = [...container.querySelectorAll(`.${unbroken}`)];
  expect(kept.map(({ textContent }) => textContent)).toEqual(whole);
});
