import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { lightIcon } from "./icons.ts";

const folder = createRequire(import.meta.url).resolve("lucide-react/icons/store");
const source = (icon: string) => readFileSync(new URL(`${icon}.mjs`, `file://${folder}`), "utf8");

describe("an icon of the built page", () => {
  it.each(["store", "circle-user-round"])("is its shapes alone: %s", (icon) => {
    const light = lightIcon(source(icon), "/createIcon.ts");
    expect(light).toMatch(/^import \{ createIcon \} from "\/createIcon\.ts";\nexport default /);
    expect(light.match(/\bd: "[^"]+"/g)).toEqual(source(icon).match(/\bd: "[^"]+"/g));
    expect(light).not.toMatch(/key:|size:|name:|aliases:|createLucideIcon/);
  });

  it("stays where it is only another name", () => {
    expect(lightIcon(source("alarm-check"), "/createIcon.ts")).toBe(source("alarm-check"));
  });

  it("stops the build when the library delivers another form", () => {
    expect(() => lightIcon("export default {}", "/createIcon.ts")).toThrow("another form");
  });
});
