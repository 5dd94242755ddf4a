import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import type { createAppRouter } from "./router.tsx";

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  /** Called once it stands on the screen. */
  onShown?: () => void;
}

/** The application: the same on the phone, and on the server that writes its first view. */
export function App({ queryClient, router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
