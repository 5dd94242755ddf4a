import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Tag } from "./Tag.tsx";

it("says in words what its color says", () => {
  render(<Tag tone="warning">disputed</Tag>);
  expect(screen.getByText("disputed")).toBeTruthy();
});

it("looks otherwise in each tone", () => {
  const tones = ["good", "plain", "warning", "flower", "vape", "edible", "extract"] as const;
  render(tones.map((tone) => <Tag key={tone} tone={tone}>{`${tone} tag`}</Tag>));
  const looks = tones.map((tone) => screen.getByText(`${tone} tag`).className);
  expect(new Set(looks).size).toBe(tones.length);
});
