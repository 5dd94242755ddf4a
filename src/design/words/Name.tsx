import { unbroken } from "./name.css.ts";

/** A part with a hyphen that is no longer than this stays in one line: "AK-47", "Do-Si-Dos". */
const LONGEST = 12;

/** A name from data, as it is written there. A short part of it is not torn at its hyphen. */
export function Name({ children, className }: { children: string; className?: string }) {
  const parts = children.includes("-") ? children.split(/(\S*-\S*)/) : [children];
  return (
    <bdi translate="no" className={className}>
      {parts.length === 1
        ? children
        : parts.map((part, at) =>
            at % 2 === 1 && part.length <= LONGEST ? (
              <span key={at} className={unbroken}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
    </bdi>
  );
}
