import { shownName } from "#domain/offers/titles.ts";
import { unbroken } from "./name.css.ts";

/** A part with a hyphen that is no longer than this stays in one line: "AK-47", "Do-Si-Dos". */
const LONGEST = 12;

/** A row may cut what is longer. */
const TWO_LINES = 48;

/** Beside a price a phone's row has one line for so many letters, and in smaller ones for some more. */
const isLong = ({ length }: string) => length > 24 && length <= 30;

/** A name from data, as it is shown. A short part of it is not torn at its hyphen. */
export function Name({ children, className }: { children: string; className?: string }) {
  const name = shownName(children);
  const parts = name.includes("-") ? name.split(/(\S*-\S*)/) : [name];
  return (
    <bdi
      translate="no"
      className={className}
      title={name.length > TWO_LINES ? name : undefined}
      data-long={isLong(name) || undefined}
    >
      {parts.length === 1
        ? name
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
