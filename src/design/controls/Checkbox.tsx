import type { ComponentProps } from "react";
import { box, line, strong } from "./checkbox.css.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** As heavy as the labels of the fields beside it. */
  isStrong?: boolean;
}

/** A box to tick with its words, which tick it, too. */
export function Checkbox({ children, isStrong = false, ...input }: CheckboxProps) {
  return (
    <label className={isStrong ? `${line} ${strong}` : line}>
      <input type="checkbox" className={box} {...input} />
      <span>{children}</span>
    </label>
  );
}
