import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ListRow } from "./ListRow.tsx";

it("is an item of a list: what it is about, a note, and what stands at its end", () => {
  render(
    <ul>
      <ListRow title={<a href="/gelato">Gelato</a>} note="Larry Bird" end="3 children" />
      <ListRow title="Zkittlez" />
    </ul>,
  );
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toBe("GelatoLarry Bird3 children");
  expect(first && within(first).getByRole("link", { name: "Gelato" })).toBeTruthy();
  expect(second?.textContent).toBe("Zkittlez");
});
