import { Outlet, createFileRoute } from "@tanstack/react-router";
import { UnhandledErrorScreen } from "#features/site/UnhandledErrorScreen.tsx";
import { InShell } from "./-InShell.tsx";

export const Route = createFileRoute("/_shell")({
  // A shell that fails leaves nothing around the message.
  errorComponent: () => <UnhandledErrorScreen />,
  component: () => (
    <InShell>
      <Outlet />
    </InShell>
  ),
});
