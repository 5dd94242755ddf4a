import type { ComponentProps } from "react";
import { heading, type HeadingLook } from "./heading.css.ts";

interface HeadingProps extends ComponentProps<"h2">, HeadingLook {
  level?: 2 | 3;
}

/** The heading of a part of a screen, on its rule; in its color where it names a category. */
export function Heading({ level, tone, className, children, ...rest }: HeadingProps) {
  const Tag = level === 3 ? "h3" : "h2";
  const look = heading({ tone });
  return (
    <Tag className={className ? `${look} ${className}` : look} {...rest}>
      {children}
    </Tag>
  );
}
