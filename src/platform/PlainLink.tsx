import type { ComponentProps } from "react";

/** Marks what `followPlainLinks` follows. */
export const PLAIN_LINK = "a[data-plain]";

/**
 * A link to a screen for a row of a long list. Each of the router's own links subscribes to the
 * router and is computed anew with its row; this is an anchor, and one listener follows them all.
 */
export function PlainLink({
  children,
  ...rest
}: ComponentProps<"a"> & {
  href: `/${string}`;
}) {
  return (
    <a data-plain="" {...rest}>
      {children}
    </a>
  );
}
