import type { ReactNode } from "react";
import { tag } from "./tag.css.ts";

interface TagProps {
  tone?: "good" | "plain" | "warning" | "flower" | "vape" | "edible" | "extract";
  children: ReactNode;
}

/** A few words that qualify what they stand beside. */
export function Tag({ tone = "plain", children }: TagProps) {
  return <span className={tag({ tone })}>{children}</span>;
}
