import { expect, it } from "vitest";
import { showInRow } from "./showInRow.ts";

/** A row of 288 px in which chips of these widths stand beside each other, the first of them before a group of its own. */
function rowOf(before: readonly number[], group: readonly number[]) {
  const row = document.createElement("div");
  const choices = document.createElement("div");
  choices.style.display = before.length > 0 ? "contents" : "flex";
  let at = 0;
  const chip = (width: number) => {
    const element = document.createElement("button");
    Object.defineProperties(element, {
      offsetLeft: { value: at },
      offsetWidth: { value: width },
    });
    at += width + 8;
    return element;
  };
  row.append(...before.map(chip), choices);
  choices.append(...group.map(chip));
  for (const each of [row, choices])
    Object.defineProperties(each, { clientWidth: { value: 288 }, scrollWidth: { value: at } });
  document.body.append(row);
  return { row: before.length > 0 ? row : choices, chips: [...choices.children] };
}

const shown = (before: readonly number[], group: readonly number[], place: number) => {
  const { row, chips } = rowOf(before, group);
  const chosen = chips[place];
  showInRow(chosen instanceof HTMLElement ? chosen : null);
  return row.scrollLeft;
};

it("the first choice leaves its row where it is; one that others push out of sight is brought into it", () => {
  expect(shown([], [100, 100, 100], 0)).toBe(0);
  expect(shown([80, 100], [80, 120], 0)).toBe(0);
  expect(shown([80, 100], [110, 80], 0)).toBeGreaterThan(0);
  expect(shown([], [100, 120, 110, 90], 2)).toBeGreaterThan(0);
});
