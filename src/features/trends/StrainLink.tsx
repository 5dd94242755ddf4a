import { Link } from "@tanstack/react-router";
import { hasPage, strainName } from "./strainName.ts";

/** A strain by its name, with the way to where it is sold. */
export function StrainLink({ slug }: { slug: string }) {
  const name = strainName(slug);
  return hasPage(slug) ? (
    <Link to="/strain-genetics/$genetic" params={{ genetic: slug }}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}
