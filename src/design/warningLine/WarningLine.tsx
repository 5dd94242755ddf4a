import { Banner } from "../banner/Banner.tsx";
import { warningLine } from "./warningLine.css.ts";

interface WarningLineProps {
  /** The store's own menu or website, when it is known. */
  link?: string | null;
  /** Whose it is. */
  store?: string;
  /** What is shown is made up. */
  sample?: boolean;
}

/** Stands by every list of prices: the store itself knows best. */
export function WarningLine({ link, store, sample = false }: WarningLineProps) {
  return (
    <>
      {sample ? <Banner>Sample data: every store, brand and price here is made up.</Banner> : null}
      <p className={warningLine}>
        Please refer to{" "}
        {link ? (
          <a href={link} rel="noopener noreferrer" target="_blank">
            {store ? <bdi>{store}</bdi> : "the dispensary"}’s own website
          </a>
        ) : (
          "the dispensary’s own website"
        )}{" "}
        for the most up-to-date and accurate information. Prices are before tax.
      </p>
    </>
  );
}
