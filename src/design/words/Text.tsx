import type { ComponentProps } from "react";
import { text, type TextLook } from "./text.css.ts";

interface TextProps extends ComponentProps<"p">, TextLook {
  as?: "p" | "span" | "small";
}

/** A paragraph, or a few words, no wider than one reads with ease. */
export function Text({ as: Tag = "p", tone, size, className, ...rest }: TextProps) {
  const look = text({ tone, size });
  return <Tag className={className ? `${look} ${className}` : look} {...rest} />;
}
