import { BASIS_TEXTS, checkedOnText, type LimitSource } from "#domain/limitSource.ts";
import { source as sourceStyle } from "./limits.css.ts";

/** Where a figure comes from, how well it is founded, and when somebody looked. */
export function SourceLine({ source }: { source: LimitSource }) {
  return (
    <p className={sourceStyle}>
      <a href={source.url} rel="noopener noreferrer" target="_blank">
        {source.citation}
      </a>{" "}
      ({new URL(source.url).host}) · {BASIS_TEXTS[source.basis]} · checked on{" "}
      {checkedOnText(source.checkedOn)}
    </p>
  );
}
