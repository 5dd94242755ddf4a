import { expect, it } from "vitest";
import { placeToasts } from "./toastPlace.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1_440, height: 900 };
const TOAST = { width: 350, height: 70 };

it("toasts are at the bottom right where nothing is in use there", () => {
  const field = { left: 20, top: 100, right: 370, bottom: 144 };
  expect(placeToasts(TOAST, PHONE, [])).toEqual({ right: 16, bottom: 16 });
  expect(placeToasts(TOAST, PHONE, [field])).toEqual({ right: 16, bottom: 16 });
});

it("toasts are above the field with the cursor, and above a sheet from the bottom", () => {
  const field = { left: 20, top: 780, right: 370, bottom: 824 };
  const sheet = { left: 0, top: 127, right: 390, bottom: 844 };
  expect(placeToasts(TOAST, PHONE, [field])).toEqual({ right: 16, bottom: 72 });
  expect(placeToasts(TOAST, PHONE, [sheet, field])).toEqual({ right: 16, bottom: 725 });
});

it("toasts stand on a bar across the screen without a gap, in which a row would show cut", () => {
  const bar = { left: 0, top: 788, right: 390, bottom: 844 };
  expect(placeToasts(TOAST, PHONE, [bar])).toEqual({ right: 16, bottom: 56 });
});

it("toasts are left of a dialog that is as high as the screen", () => {
  const dialog = { left: 1_056, top: 0, right: 1_440, bottom: 900 };
  expect(placeToasts(TOAST, DESK, [dialog])).toEqual({ right: 392, bottom: 16 });
});

it("where there is no room beside it they stay in their corner", () => {
  const all = { left: 0, top: 0, right: 390, bottom: 844 };
  expect(placeToasts(TOAST, PHONE, [all])).toEqual({ right: 16, bottom: 16 });
});
