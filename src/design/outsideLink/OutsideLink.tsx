interface OutsideLinkProps {
  /** `null` until whoever runs this site has set the place up. */
  url: string | null;
  words: string;
}

/** The way to a place of somebody else, whose name is said before one goes there. */
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
