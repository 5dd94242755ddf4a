import { BASIS_TEXTS, checkedOnText, type Source } from "#domain/text/source.ts";
import { sourceLine } from "./sourceLine.css.ts";

/** Where a statement comes from, how well it is founded, and when it was checked. */
export function SourceLine({ source }: { source: Source }) {
  return (
    <p className={sourceLine}>
      {source.url === null ? (
        source.citation
      ) : (
        <>
          <a href={source.url} rel="noopener noreferrer" target="_blank">
            {source.citation}
          </a>{" "}
          ({new URL(source.url).host})
        </>
      )}{" "}
      · {BASIS_TEXTS[source.basis]} · checked on {checkedOnText(source.checkedOn)}
    </p>
  );
}
