import { expect, it } from "vitest";
import { keptShell } from "./landingHtml.ts";

const DOCUMENT =
  "<head><style>a{}</style><style>b{}</style>\n" +
  '<link rel="stylesheet" disabled href="/assets/main-1.css"></head><p>x</p>';

it("the shell that a phone keeps has the application's styles as a file, and those of the first paint in it", () => {
  expect(keptShell(DOCUMENT)).toBe(
    '<head><style>a{}</style><link rel="stylesheet" href="/assets/main-1.css"></head><p>x</p>',
  );
});

it("a document without the application's styles is a fault of the build", () => {
  expect(() => keptShell("<head><style>a{}</style></head>")).toThrow("no styles");
});
