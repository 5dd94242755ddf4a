import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ALIASES, SCREENS } from "#domain/site/routes.ts";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { openScreen, type Answers } from "../support/screens/openScreen.tsx";
import { EMPTY_HOME, dealAnswers, storeAnswers } from "../support/screens/screenAnswers.ts";

/** Nothing has this name, so screens show what they are called themselves. */
const address = (path: string) => path.replace(/\$\w+/, "unheard-of");
const titled = (title: string) => `${title} | Ohio Cannabis Community`;

const NOT_FOUND = new Response("{}", { status: 404 });
const SITE: Answers = {
  ...EMPTY_HOME,
  ...storeAnswers([]),
  ...dealAnswers([]),
  "/api/config": NOT_FOUND,
  "/api/products/unheard-of": NOT_FOUND,
  "/api/search": NOT_FOUND,
  "/api/events": Response.json({ events: [] }),
  "/api/trends": NOT_FOUND,
  "/api/highlights": Response.json([]),
};

it.each(Object.entries(SCREENS).filter(([path]) => path !== "/profile"))(
  "%s is titled %s",
  async (path, title) => {
    const { page } = await openScreen(address(path), SITE);
    expect(document.title).toBe(titled(title));
    expect(page.querySelectorAll("h1[tabindex]")).toHaveLength(1);
  },
);

it.each(Object.entries(ALIASES))("%s is another address of %s", async (alias, path) => {
  const { router } = await openScreen(address(alias), SITE);
  expect(document.title).toBe(titled(SCREENS[path]));
  expect(router.state.location.pathname).toBe(address(path));
});

it("the address that the server wrote into a page goes when the visitor does: browsers share by it", async () => {
  const link = document.createElement("link");
  link.rel = "canonical";
  document.head.append(link);
  const { router } = await openScreen("/growing-tool", SITE);
  expect(link.isConnected).toBe(true);
  await router.navigate({ to: "/introduction" });
  await waitFor(() => expect(link.isConnected).toBe(false));
});

it("an address may be in capital letters and end with a slash", async () => {
  await openScreen("/Reservation/", SITE);
  expect(document.title).toBe(titled("Reservation"));
});

it("a signed-out visitor is led from the profile to sign-in, which remembers the way", async () => {
  const visit = await openScreen("/profile", SITE);
  await waitFor(() => expect(visit.address()).toBe("/signin?redirect=%2Fprofile"));
});

it("an unknown address is Not Found on a blank layout, and Home leads back", async () => {
  const { user, heading } = await openScreen("/no/such/page", SITE);
  expect(heading()).toBe("The page you requested was not found!");
  expect(document.title).toBe(titled("Page Not Found"));
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.getByRole("searchbox", { name: "Search for a store or a product" })).toBeTruthy();
  // An installed app has no address bar.
  const ways = within(screen.getByRole("navigation", { name: "Other ways on" }));
  expect(ways.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/dispensary-menus",
    "/dispensary-deals",
    "/dispensary-maps",
    "/saved",
  ]);
  await user.click(screen.getByRole("link", { name: "Home" }));
  await waitFor(() => expect(document.title).toBe(titled("Homepage")));
});

it("the terpenes alone stand by themselves, with the way to the strains", async () => {
  const { heading, user } = await openScreen("/terpenes");
  expect(heading()).toBe("Terpenes");
  expect(screen.getByRole("list", { name: "Terpenes" })).toBeTruthy();
  expect(screen.queryByLabelText("Search strains")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Strains" }));
  await waitFor(() => expect(heading()).toBe("Strain Genetics"));
});

it("the footer names the year and the community", async () => {
  await openScreen("/growing-tool");
  expect(screen.getByRole("contentinfo").textContent).toContain(
    `${String(new Date().getFullYear())} Ohio Cannabis Community`,
  );
});

it("an operator's links are shown where the community is elsewhere", async () => {
  const shop = "https://shop.example/ohio";
  const links = { shop, chat: "https://chat.example/", forum: null, donation: null };
  const { queryClient, router } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/config": Response.json({ identity: { kind: "embedded" }, authSyncUrl: null, links }),
  });
  expect(screen.queryByRole("link", { name: "merchandise shop" })).toBeNull();
  await queryClient.prefetchQuery(siteConfigQuery);
  const link = await screen.findByRole("link", { name: "merchandise shop" });
  expect(link.getAttribute("href")).toBe(shop);
  await router.navigate({ to: "/social" });
  expect(await screen.findByRole("link", { name: "Open chat server" })).toBeTruthy();
  expect(screen.getByText(/There is no forum yet\./)).toBeTruthy();
});
