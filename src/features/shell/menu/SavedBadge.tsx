import { count as countStyle } from "./bottomBar.css.ts";

/** How much is saved, beside the sign of that on a phone's bar. */
export function SavedBadge({ count }: { count: number }) {
  return count === 0 ? null : (
    <span className={countStyle} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}

/** What it was at last: it stands there before storage has been asked, so that the number does not go and come on each visit. */
export const SavedBadgeBefore = () => <SavedBadge count={savedBefore()} />;

const KEY = "saved_count";

export function savedBefore(): number {
  try {
    const count = Number(localStorage.getItem(KEY));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

export function rememberSavedCount(count: number): void {
  try {
    // Of nothing nothing is kept.
    if (count === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(count));
  } catch {
    // Where nothing is kept, nothing is saved either.
  }
}
