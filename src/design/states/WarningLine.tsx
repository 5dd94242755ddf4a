import Info from "~icons/info";
import type { ReactNode } from "react";
import { Banner } from "./Banner.tsx";
import { oldMenu, points, short, sign, signWords, warningLine } from "./warningLine.css.ts";

export interface WarningLineProps {
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
  /** What its one line says first, in place of where prices are to be checked. */
  first?: ReactNode;
  /** What else there is to know of the list, each in a line of its own where the rest is. */
  more?: readonly ReactNode[];
}

const NOTHING: readonly ReactNode[] = [];

const SAMPLE = "Sample data: every store, brand and price here is made up.";

/** What a list of prices has to warn of at sight, and not only where somebody asks. */
export const isLoud = ({ old, sample }: Pick<WarningLineProps, "old" | "sample">): boolean =>
  Boolean(old) || sample === true;

/** The same for a list that has nothing to warn of: a sign in the line of its count, below which a tap shows the words. */
export function WarningSign({
  more = NOTHING,
  ...said
}: Pick<WarningLineProps, "link" | "store" | "isWithTax" | "more">) {
  return (
    <details className={sign}>
      <summary aria-label="About these prices" title="About these prices">
        <Info size={20} aria-hidden="true" />
      </summary>
      <ul className={`${points} ${signWords}`}>
        <li>
          <OfThisList {...said} />
        </li>
        {more.map((point, at) => (
          <li key={at}>{point}</li>
        ))}
      </ul>
    </details>
  );
}

/** Stands by every list of prices: the store itself knows best. */
export function WarningLine({
  isShort = false,
  old = null,
  first,
  more,
  ...said
}: WarningLineProps) {
  if (!isShort) return <LongWarning old={old} {...said} />;
  const { isWithTax = false, sample = false } = said;
  return (
    <details className={short}>
      <summary>
        {old ? (
          <OldMenu age={old} />
        ) : sample ? (
          "Sample data: all made up. "
        ) : (
          (first ?? "Check the store’s own website. ")
        )}
      </summary>
      {old && sample ? `${SAMPLE} ` : null}
      {more === undefined ? (
        <>
          <Reference {...said} /> {taxWords(isWithTax)}
        </>
      ) : (
        <ul className={points}>
          {[<OfThisList key="prices" {...said} />, ...more].map((point, at) => (
            <li key={at}>{point}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

const taxWords = (isWithTax: boolean) =>
  isWithTax ? "Prices are about what you pay, with tax." : "Prices are taken as before tax.";

/** Both in one sentence, where a list says more than that of itself. */
const OfThisList = ({
  isWithTax = false,
  ...said
}: Pick<WarningLineProps, "link" | "store" | "isWithTax">) => (
  <>
    {isWithTax ? "Prices are about what you pay: check " : "Prices are before tax: check "}
    <Website {...said} />.
  </>
);

function LongWarning({
  sample = false,
  old,
  isWithTax = false,
  ...said
}: Omit<WarningLineProps, "isShort" | "first" | "more">) {
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

function Reference(of: Pick<WarningLineProps, "link" | "store">) {
  return (
    <>
      Please refer to <Website {...of} /> for the most up-to-date and accurate information.
    </>
  );
}

const Website = ({ link, store }: Pick<WarningLineProps, "link" | "store">) =>
  link ? (
    <a href={link} rel="noopener noreferrer" target="_blank">
      {store ? <bdi translate="no">{store}</bdi> : "the dispensary"}’s own website
    </a>
  ) : (
    "the dispensary’s own website"
  );
