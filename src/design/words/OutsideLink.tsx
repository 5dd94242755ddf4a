interface OutsideLinkProps {
  /** `null` until the site's operator has set the place up. */
  url: string | null;
  words: string;
}

/** A link to another site, which is named before the visitor goes there. */
export function OutsideLink({ url, words }: OutsideLinkProps) {
  if (url === null) return <p>Not available yet</p>;
  return (
    <p>
      <a href={url} rel="noopener noreferrer" target="_blank">
        {words}
      </a>{" "}
      ({new URL(url).host})
    </p>
  );
}
