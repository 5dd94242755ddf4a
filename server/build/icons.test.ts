import { describe, expect, it } from "vitest";
import { iconModule } from "./icons.ts";

const PEN =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const drawings = {
  icons: {
    minus: { body: `<path ${PEN} d="M5 12h14"/>` },
    pair: {
      body: `<g ${PEN}><path d="M1 1"/><circle cx="12" cy="5" r="1" fill="currentColor"/></g>`,
    },
    odd: { body: `<g ${PEN}><path clip-rule="evenodd" d="M1 1"/></g>` },
    split: { body: `<g ${PEN} transform="rotate(1)"><path d="M1 1"/></g>` },
  },
  aliases: { less: { parent: "minus" } },
};
const shapes = (name: string): unknown =>
  JSON.parse(/createIcon\((.*)\);$/.exec(iconModule(name, drawings))?.[1] ?? "");

describe("an icon of the page", () => {
  it("is its shapes, without what all icons share", () => {
    expect(shapes("minus")).toEqual([["path", { d: "M5 12h14" }]]);
    expect(shapes("pair")).toEqual([
      ["path", { d: "M1 1" }],
      ["circle", { cx: "12", cy: "5", r: "1", fill: "currentColor" }],
    ]);
  });

  it("has its other names", () => expect(shapes("less")).toEqual(shapes("minus")));

  it("stops the build when there is none of its name", () => {
    expect(() => iconModule("minos", drawings)).toThrow('Lucide has no icon "minos".');
    expect(() => iconModule("toString", drawings)).toThrow("no icon");
  });

  it.each(["odd", "split"])("stops the build when it is drawn in another way: %s", (name) => {
    expect(() => iconModule(name, drawings)).toThrow("in a way that createIcon does not know");
  });
});
