import { expect, it } from "vitest";
import { numberKeys } from "./iconKeys.ts";

it("tells the shapes of an icon apart by numbers, and leaves the shapes alone", () => {
  expect(
    numberKeys('node: [["path", { d: "M15 21v-5", key: "slp6dd" }], ["path", { key: "o0xfot" }]]'),
  ).toBe('node: [["path", { d: "M15 21v-5", key: "0" }], ["path", { key: "1" }]]');
});
