import { onTakenBack } from "#data/outbox/outbox.ts";
import { onReceived } from "#data/outbox/sender.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { WISH_SUBJECT } from "#domain/wishlist/wishlistCalls.ts";
import { currentSession, onSessionChange } from "#platform/session/session.ts";

/** Shortest time between two looks at the server's list without a reason, in milliseconds. */
const LOOK_AGAIN_AFTER_MS = MINUTE_MS;

/** Only accounts need it. */
const loadSync = () => import("#data/wishlist/syncWishlist.ts");

let last = { uid: "", at: 0 };

/** Keeps the phone's list and the account's together: at sign-in, at start, and when there may be news. */
export function startWishlist(): void {
  onReceived(async (entry, answer) => {
    if (!isWish(entry)) return;
    const { noteReceived } = await loadSync();
    await noteReceived(entry, answer);
  });
  onTakenBack(async (entry) => {
    if (isWish(entry)) {
      const { noteTakenBack } = await loadSync();
      await noteTakenBack(entry);
    }
    look({ isUrgent: true });
  });
  onSessionChange(() => look({ isUrgent: false }));
  addEventListener("online", () => look({ isUrgent: true }));
  document.addEventListener("visibilitychange", () => look({ isUrgent: false }));
  look({ isUrgent: true });
}

/** Asks the server for what other phones have changed. What cannot be asked now is asked next time. */
export function look({ isUrgent }: { isUrgent: boolean }): void {
  const session = currentSession();
  if (session.state !== "signed-in" || document.hidden) return;
  const { uid } = session.user;
  const now = Date.now();
  const isRecent = last.uid === uid && now >= last.at && now - last.at < LOOK_AGAIN_AFTER_MS;
  if (isRecent && !isUrgent) return;
  last = { uid, at: now };
  loadSync()
    .then(({ syncWishlist }) => syncWishlist({ uid, token: session.token }))
    .catch(() => {
      last = { uid, at: 0 };
    });
}

const isWish = ({ subject }: OutboxEntry) => subject.startsWith(WISH_SUBJECT);
