import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { mapFiles } from "./mapFiles.ts";

it("the outlines, the ground, the mark and the ZIP codes of the map are what their packages make", async () => {
  const made = await mapFiles();
  expect(Object.keys(made)).toHaveLength(4);
  for (const [file, text] of Object.entries(made))
    await expect(readFile(file, "utf8"), `${file}: npm run maps`).resolves.toBe(text);
});
