import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { StoreAt } from "./StoreAt.tsx";

/** What is read, with what is bold between asterisks. */
const read = (props: Parameters<typeof StoreAt>[0]): string =>
  render(<StoreAt {...props} />)
    .container.innerHTML.replaceAll(/<\/?b>/g, "*")
    .replaceAll(/<[^>]+>/g, "");

it("has the town in bold before the store", () => {
  expect(read({ name: "Zen Leaf", place: "Newark" })).toBe("*Newark* · Zen Leaf");
});

it("begins with how far it is where that is known", () => {
  expect(read({ name: "Bloom", place: "Akron", miles: "1.5 mi" })).toBe("*1.5 mi* · Akron · Bloom");
});

it("is the name alone where no place is known", () => {
  expect(read({ name: "Acorn", place: "" })).toBe("Acorn");
});
