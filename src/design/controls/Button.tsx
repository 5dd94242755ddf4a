import type { ComponentProps } from "react";
import { button, type ButtonKind } from "./button.css.ts";

interface ButtonProps extends ComponentProps<"button"> {
  kind?: ButtonKind;
}

export function Button({ kind, className, type = "button", ...rest }: ButtonProps) {
  const look = button({ kind });
  return <button type={type} className={className ? `${look} ${className}` : look} {...rest} />;
}
