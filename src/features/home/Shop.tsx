import { useSiteLinks } from "#data/siteConfig.ts";

/** Below everything, because on a first visit it becomes known last, and nothing may move then. */
export default function Shop() {
  const { shop } = useSiteLinks();
  return shop ? (
    <p>
      To support the community, visit the{" "}
      <a href={shop} rel="noopener">
        merchandise shop
      </a>
      : every sale helps.
    </p>
  ) : null;
}
