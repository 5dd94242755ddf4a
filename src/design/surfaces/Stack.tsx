import type { ComponentProps } from "react";
import { stack, type StackLook } from "./stack.css.ts";

type StackProps = ComponentProps<"div"> & StackLook;

/** Things below each other, or in a row that wraps, all at the same distance. */
export function Stack({ row, gap, className, ...rest }: StackProps) {
  const look = stack({ row, gap });
  return <div className={className ? `${look} ${className}` : look} {...rest} />;
}
