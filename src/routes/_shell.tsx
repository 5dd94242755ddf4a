import { Outlet, createFileRoute } from "@tanstack/react-router";
import { NotificationsButton } from "#features/alerts/NotificationsButton.tsx";
import { UnhandledErrorScreen } from "#features/site/UnhandledErrorScreen.tsx";
import { whenPainted } from "#platform/lazyPart.tsx";
import { SavedBadgeBefore } from "#features/shell/menu/SavedBadge.tsx";
import { Shell } from "#features/shell/Shell.tsx";

const EditedWish = whenPainted(() => import("#features/wishlist/EditedWish.tsx"));
const SavedCount = whenPainted(() => import("./-SavedCount.tsx"), SavedBadgeBefore);

export const Route = createFileRoute("/_shell")({
  // A shell that fails leaves nothing around the message.
  errorComponent: () => <UnhandledErrorScreen />,
  component: () => (
    <Shell notifications={<NotificationsButton />} savedCount={<SavedCount />}>
      <Outlet />
      <EditedWish />
    </Shell>
  ),
});
