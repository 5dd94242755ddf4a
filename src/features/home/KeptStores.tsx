import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { chip, chips } from "#design/controls/chip.css.ts";
import { usePins } from "#data/pins.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { changeSettings } from "#platform/settings.ts";

const KeptRegion = lazyPart(() => import("./KeptRegion.tsx"));

/** The stores kept on this phone, one tap from home. */
export default function KeptStores() {
  const pins = usePins();

  useEffect(() => {
    if (pins?.length === 0) changeSettings({ keptRegion: null });
  }, [pins]);

  if (pins === null) return null;
  if (pins.length === 0)
    return (
      <p>
        None yet. <Link to="/dispensary-menus">Choose one</Link>: its menu then opens without a
        signal, too.
      </p>
    );
  return (
    <>
      <ul className={chips}>
        {pins.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/dispensary-menus" search={{ store: slug }} className={chip()}>
              <bdi translate="no">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <KeptRegion pins={pins} />
    </>
  );
}
