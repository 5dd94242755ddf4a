import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { EntryCard } from "./EntryCard.tsx";

it("is an article at its own address, named by its heading, with its sources", () => {
  render(
    <EntryCard
      id="labs"
      title="Testing laboratories"
      tags="Law"
      summary="Every batch is tested."
      points={["By a licensed laboratory", "Before it is sold"]}
      sources={[
        {
          citation: "OAC 1301:18-1",
          url: "https://codes.ohio.gov/x",
          checkedOn: "2026-08",
          basis: "one",
        },
      ]}
    />,
  );
  const card = screen.getByRole("article", { name: "Testing laboratories" });
  expect(card.id).toBe("labs");
  expect(within(card).getAllByRole("listitem")).toHaveLength(2);
  expect(within(card).getByRole("link", { name: "OAC 1301:18-1" })).toBeTruthy();
});
