import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePins } from "#data/pins.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { changeSettings } from "#platform/settings.ts";
import { heading } from "./home.css.ts";
import { cards, keptHeading } from "./keptFrame.css.ts";

const loadCards = () => import("./KeptCards.tsx");
const KeptCards = lazyPart(loadCards);
// Where stores are kept, their cards come beside the list of them and not after it.
if (document.documentElement.classList.contains("keeps")) void loadCards().catch(() => undefined);

interface KeptStoresProps {
  /** Says how to keep one where none is. */
  asksForOne?: boolean;
  /** Stands under a heading that says so already. */
  bare?: boolean;
}

/** The stores kept on this phone, with their cheapest, one tap from home. */
export default function KeptStores({ asksForOne = false, bare = false }: KeptStoresProps) {
  const pins = usePins();

  useEffect(() => {
    if (pins?.length === 0) changeSettings({ keptRegion: null, keptShown: null });
  }, [pins]);

  if (pins === null || (pins.length === 0 && !asksForOne)) return null;
  if (bare)
    return (
      <div className={cards}>
        <KeptCards pins={pins} />
      </div>
    );
  return (
    <section aria-labelledby="kept">
      {pins.length === 0 ? (
        <p id="kept">
          <Link to="/dispensary-menus">Keep a store</Link> to see its prices here, offline too.
        </p>
      ) : (
        <>
          <h2 id="kept" className={`${heading} ${keptHeading}`}>
            Kept stores
          </h2>
          <div className={cards}>
            <KeptCards pins={pins} />
          </div>
        </>
      )}
    </section>
  );
}
