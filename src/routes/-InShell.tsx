import type { ReactNode } from "react";
import { NotificationsButton } from "#features/alerts/NotificationsButton.tsx";
import { Shell } from "#features/shell/Shell.tsx";
import { SavedBadgeBefore } from "#features/shell/menu/SavedBadge.tsx";
import { whenPainted } from "#platform/lazyPart.tsx";

const EditedWish = whenPainted(() => import("#features/wishlist/EditedWish.tsx"));
const SavedCount = whenPainted(() => import("./-SavedCount.tsx"), SavedBadgeBefore);

/** The shell with all that other features give it, around a screen or around "not found". */
export function InShell({ children }: { children: ReactNode }) {
  return (
    <Shell notifications={<NotificationsButton />} savedCount={<SavedCount />}>
      {children}
      <EditedWish />
    </Shell>
  );
}
