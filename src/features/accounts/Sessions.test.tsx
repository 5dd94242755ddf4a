import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient, followConnection } from "#data/queryClient.ts";
import { Sessions } from "./Sessions.tsx";

const token = () => Promise.resolve("token");
const session = (id: string, isThis: boolean, label: string | null = "Chrome on Android") => ({
  id,
  label,
  signedInAt: "2026-11-20T12:00:00.000Z",
  lastUsedAt: "2026-11-20T13:00:00.000Z",
  isThis,
});

let calls: string[];
let answers: Response[];

beforeEach(() => {
  calls = [];
  answers = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    const answer = answers.shift();
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(...first: Response[]) {
  answers.push(...first);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sessions token={token} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it("says that it is looking until the server has answered", () => {
  open();
  expect(screen.getByText("Looking for sessions")).toBeTruthy();
});

it("lists browsers and times, and lets all be ended but this one", async () => {
  open(Response.json({ sessions: [session("a", true), session("b", false, null)] }));
  expect(await screen.findByText("Chrome on Android (this one)")).toBeTruthy();
  expect(screen.getAllByText(/^Signed in .*, last used .*/)).toHaveLength(2);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(
    screen.getByRole("button", { name: /^End the session of A browser, signed in / }),
  ).toBeTruthy();
});

it("ends one, asks anew, and keeps the focus in its place", async () => {
  const user = open(
    Response.json({ sessions: [session("a", true), session("b/c", false)] }),
    new Response(null, { status: 204 }),
    Response.json({ sessions: [session("a", true)] }),
  );
  await user.click(await screen.findByRole("button", { name: /^End the session/ }));
  await vi.waitFor(() => {
    expect(screen.queryByRole("button")).toBeNull();
    expect(document.activeElement?.textContent).toContain("See one you don’t know?");
  });
  expect(calls).toEqual([
    "GET /api/account/sessions",
    "DELETE /api/account/sessions/b%2Fc",
    "GET /api/account/sessions",
  ]);
});

it("says when the server did not answer, and tries again", async () => {
  const user = open(new Response(null, { status: 503 }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(calls).toHaveLength(2);
});

it("says that it needs a connection, and looks as soon as there is one", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  followConnection();
  open(new Response(null, { status: 503 }));
  expect(await screen.findByText(/see where you are signed in/)).toBeTruthy();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  answers.push(Response.json({ sessions: [session("a", true)] }));
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Chrome on Android (this one)")).toBeTruthy();
});

it("says what can be done where a hosted provider lists none", async () => {
  open(Response.json({ sessions: null }));
  expect(await screen.findByText(/cannot be listed here/)).toBeTruthy();
});
