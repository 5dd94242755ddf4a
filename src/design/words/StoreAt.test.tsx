import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { StoreAt } from "./StoreAt.tsx";

/** What is read, with what is bold between asterisks. */
function read(props: Parameters<typeof StoreAt>[0]): string {
  const { container } = render(<StoreAt {...props} />);
  return container.innerHTML
    .replaceAll(/<\/?b>/g, "*")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&");
}

it("has the town in bold before the store", () => {
  expect(read({ name: "Zen Leaf", place: "Newark" })).toBe("*Newark* · Zen Leaf");
});

it("says a town once that the name has in it", () => {
  expect(read({ name: "Bloom Columbus West", place: "Columbus" })).toBe("Bloom *Columbus* West");
  expect(read({ name: "Columbus", place: "Columbus" })).toBe("*Columbus*");
});

it("takes no part of a word for the town", () => {
  expect(read({ name: "Kentish Town", place: "Kent" })).toBe("*Kent* · Kentish Town");
});

it("says how far it is instead of the town, where that is known", () => {
  expect(read({ name: "Bloom Akron", place: "Akron", miles: "1.5 mi" })).toBe(
    "*1.5 mi* · Bloom Akron",
  );
});

it("is the name alone where no place is known", () => {
  expect(read({ name: "Acorn", place: "" })).toBe("Acorn");
});
