import { expect, it } from "vitest";
import { screenFiles } from "./screenFiles.ts";

const MANIFEST = {
  "index.html": { file: "assets/index.js", isEntry: true },
  "_main-x.js": { file: "assets/main.js", imports: ["index.html"], css: ["assets/main.css"] },
  "_chart-x.js": { file: "assets/chart.js", css: ["assets/chart.css"] },
  "src/routes/_shell/product.$code.tsx?tsr-split=component": {
    file: "assets/product.js",
    imports: ["_main-x.js", "_chart-x.js"],
    css: ["assets/product.css"],
  },
  "src/routes/_shell/strain-genetics.index.tsx?tsr-split=component": { file: "assets/list.js" },
};

it("names what a screen needs besides landing, the styles in the order in which they apply", () => {
  expect(screenFiles(MANIFEST)["/product/$code"]).toEqual({
    scripts: ["/assets/chart.js", "/assets/product.js"],
    styles: ["/assets/chart.css", "/assets/product.css"],
  });
});

it("knows a list and the things in it apart", () => {
  const files = screenFiles(MANIFEST);
  expect(files["/strain-genetics"]?.scripts).toEqual(["/assets/list.js"]);
  expect(files["/strain-genetics/$genetic"]?.scripts).toEqual([]);
});

it("names nothing for the screen that is in landing's own file", () => {
  expect(screenFiles(MANIFEST)["/"]).toEqual({ scripts: [], styles: [] });
});
