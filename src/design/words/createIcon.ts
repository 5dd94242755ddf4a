import { createElement, type ComponentProps, type SVGProps } from "react";

/** Tag and attributes of each shape of an icon, on a grid of 24 × 24. */
export type Shapes = readonly (readonly [tag: string, attributes: SVGProps<SVGElement>])[];

/** `size` in pixels, both ways. */
export interface IconProps extends ComponentProps<"svg"> {
  size?: number;
}

export type Icon = ReturnType<typeof createIcon>;

/**
 * The component of a drawing of Lucide's (`~icons/…`, server/build/icons.ts). Lucide's own one brings
 * settings, class names and contexts that no icon here uses: 1.5 kB of landing, and a second component
 * for each icon.
 * An icon with a name or a role of its own is read aloud, any other one is hidden from that.
 */
export function createIcon(shapes: Shapes) {
  return function Icon({ size = 20, ...rest }: IconProps) {
    const isNamed = Object.keys(rest).some((name) => /^(?:aria-|role$)/.test(name));
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 1.75,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": isNamed ? undefined : true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
