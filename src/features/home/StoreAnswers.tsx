import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { largeQueries } from "#data/queries.ts";
import { pin } from "#data/pins.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { useSettings } from "#platform/settings.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { answer } from "./firstQuestions.css.ts";

/** More are on the screen of all stores. */
const MOST = 12;

/** Stores with a menu, the nearest first where it is known from where, else those of the visitor's region, by what is on their menus. Loaded with the question. */
export default function StoreAnswers({ onAnswered }: { onAnswered: () => void }) {
  const { data = [] } = useQuery(largeQueries.stores);
  const { homeRegion } = useSettings();
  const place = useVisitorPlace();
  const far = (store: StoreProfile) => milesTo(store, place) ?? Number.MAX_VALUE;
  const offered = data
    .filter(({ offers, twinOf }) => offers > 0 && twinOf === null)
    .toSorted(
      (a, b) =>
        far(a) - far(b) ||
        Number(b.region === homeRegion) - Number(a.region === homeRegion) ||
        b.offers - a.offers,
    )
    .slice(0, MOST);
  return (
    <>
      {offered.map((store) => (
        <button
          key={store.slug}
          type="button"
          className={answer}
          onClick={() => {
            // A phone that keeps nothing goes on without.
            void pin({ slug: store.slug, name: storeTitle(store) });
            onAnswered();
          }}
        >
          {/* What tells the stores of a chain apart comes first: a row that scrolls cuts the rest. */}
          {store.city === null ? null : (
            <>
              <bdi translate="no">{store.city}</bdi>
              {" · "}
            </>
          )}
          <bdi translate="no">{store.name}</bdi>
        </button>
      ))}
      <Link to="/dispensary-menus" className={answer}>
        All stores
      </Link>
    </>
  );
}
