import { expect, it } from "vitest";
import { changeSettings, currentSettings } from "./settings.ts";

it("what is so already is no change, so that nobody is told of it", () => {
  changeSettings({ keptShown: "kent flower 3.5g" });
  const told = currentSettings();
  changeSettings({ keptShown: "kent flower 3.5g" });
  expect(currentSettings()).toBe(told);
  changeSettings({ keptShown: null });
  expect(currentSettings()).not.toBe(told);
});
