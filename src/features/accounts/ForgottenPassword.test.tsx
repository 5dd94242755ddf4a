import { NO_LINKS, type SiteConfig } from "#domain/site/siteConfig.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { ForgottenPassword } from "./ForgottenPassword.tsx";

afterEach(cleanup);

function open(identity: SiteConfig["identity"]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(siteConfigQuery.queryKey, {
    identity,
    authSyncUrl: null,
    links: NO_LINKS,
    alerts: null,
  });
  const routeTree = createRootRoute();
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <ForgottenPassword redirect={undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

it("asks for the address where a link can be sent", () => {
  open({ kind: "embedded" });
  expect(screen.getByLabelText("E-mail")).toBeTruthy();
});

it("says plainly that this site cannot send mail, and asks for nothing", () => {
  open({ kind: "embedded", sendsMail: false });
  expect(screen.getByText(/^This site cannot send e-mail/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to sign in" })).toBeTruthy();
});
