import type { ReactNode } from "react";
import { callout, type CalloutLook } from "./callout.css.ts";

type CalloutProps = CalloutLook & { children: ReactNode };

/** A paragraph that must not be overlooked: what is uncertain or in dispute, or an example. */
export function Callout({ tone, children }: CalloutProps) {
  return <p className={callout({ tone })}>{children}</p>;
}
