import { Outlet, createFileRoute } from "@tanstack/react-router";
import { Shell } from "#features/shell/Shell.tsx";

export const Route = createFileRoute("/_shell")({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
