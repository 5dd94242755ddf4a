import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Fact, Facts } from "./Facts.tsx";

it("ties each value to its label, with what it rests on", () => {
  render(
    <Facts>
      <Fact label="Boiling point" note="From a handbook">
        167 °C
      </Fact>
      <Fact label="Class">monoterpene</Fact>
    </Facts>,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Boiling point",
    "Class",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "167 °CFrom a handbook",
    "monoterpene",
  ]);
});
