import type { ReactNode } from "react";
import { Banner } from "./Banner.tsx";
import { oldMenu, short, warningLine } from "./warningLine.css.ts";

interface WarningLineProps {
  /** The store's own menu or website, when it is known. */
  link?: string | null;
  /** Whose it is. */
  store?: string;
  /** What is shown is made up. */
  sample?: boolean;
  /** How old what is shown is, when that is too old to go by. */
  old?: string | null;
  /** The prices are about what is paid, and what stands beside them says how. */
  isWithTax?: boolean;
  /** One line, of which a tap shows the rest, for lists that have to begin high up. */
  isShort?: boolean;
  /** What else there is to know of the list, said where the rest is. */
  more?: ReactNode;
}

const SAMPLE = "Sample data: every store, brand and price here is made up.";

/** Stands by every list of prices: the store itself knows best. */
export function WarningLine({ isShort = false, old = null, more, ...said }: WarningLineProps) {
  if (!isShort) return <LongWarning old={old} {...said} />;
  const { isWithTax = false, sample = false } = said;
  const tax = taxWords(isWithTax);
  return (
    <details className={short}>
      <summary>
        {old ? (
          <OldMenu age={old} />
        ) : sample ? (
          "Sample data: all made up. "
        ) : (
          "Check the store’s own website. "
        )}
      </summary>
      {old && sample ? `${SAMPLE} ` : null}
      <Reference {...said} /> {tax} {more}
    </details>
  );
}

const taxWords = (isWithTax: boolean) =>
  isWithTax ? "Prices are about what you pay, with tax." : "Prices are before tax.";

function LongWarning({
  sample = false,
  old,
  isWithTax = false,
  ...said
}: Omit<WarningLineProps, "isShort" | "more">) {
  return (
    <>
      {sample ? <Banner>{SAMPLE}</Banner> : null}
      <p className={warningLine}>
        {old ? <OldMenu age={old} /> : null}
        <Reference {...said} /> {taxWords(isWithTax)}
      </p>
    </>
  );
}

function OldMenu({ age }: { age: string }) {
  return (
    <>
      <strong className={oldMenu}>Old menu. Seen {age}; prices may have changed.</strong>{" "}
    </>
  );
}

function Reference({ link, store }: Pick<WarningLineProps, "link" | "store">) {
  return (
    <>
      Please refer to{" "}
      {link ? (
        <a href={link} rel="noopener noreferrer" target="_blank">
          {store ? <bdi translate="no">{store}</bdi> : "the dispensary"}’s own website
        </a>
      ) : (
        "the dispensary’s own website"
      )}{" "}
      for the most up-to-date and accurate information.
    </>
  );
}
