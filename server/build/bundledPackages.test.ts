import { expect, it } from "vitest";
import { packageFolder } from "./bundledPackages.ts";

it.each([
  ["/home/me/site/node_modules/valibot/dist/index.mjs", "node_modules/valibot"],
  ["node_modules/@tanstack/store/src/a.js", "node_modules/@tanstack/store"],
  ["../../node_modules/pg/lib/index.js", "node_modules/pg"],
  [
    "node_modules/hono-openapi/node_modules/@standard-community/standard-openapi/dist/a.js",
    "node_modules/hono-openapi/node_modules/@standard-community/standard-openapi",
  ],
  ["\0~icons/arrow-up", "node_modules/@iconify-json/lucide"],
  ["/home/me/site/src/main.tsx", null],
  ["\0virtual:anything", null],
])("%s is of the package in %s", (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});
