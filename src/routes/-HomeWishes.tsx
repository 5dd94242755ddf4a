import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { heading } from "#features/home/home.css.ts";
import { WISHES_ON_HOME } from "#features/home/noteVisit.ts";
import { SavedWishes } from "#features/wishlist/SavedWishes.tsx";
import { useWishlist } from "#features/wishlist/useWishlist.ts";

/** What the visitor waits for, with what it costs now. */
export default function HomeWishes() {
  const wishes = useWishlist();
  if (wishes === null || wishes.length === 0) return null;
  return (
    <section aria-labelledby="wishes">
      <div className={heading}>
        <h2 id="wishes">Wishlist</h2>
        <Link to="/dispensary-wishlist" className={button({ kind: "quiet" })}>
          {wishes.length > WISHES_ON_HOME ? `All ${String(wishes.length)}` : "Open"}
          <span className="visually-hidden"> on the wishlist</span>
        </Link>
      </div>
      <SavedWishes wishes={wishes.slice(0, WISHES_ON_HOME)} />
    </section>
  );
}
