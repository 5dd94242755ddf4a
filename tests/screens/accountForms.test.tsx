import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { setSession } from "#platform/session/session.ts";
import { openScreen, type Answers } from "../support/screens/openScreen.tsx";
import { signIn } from "../support/screens/reservationScreen.tsx";
import { EMPTY_HOME } from "../support/screens/screenAnswers.ts";

/** The identity's own side is tests/api/accounts/sdk.test.ts: here it answers as a test wants. */
const identity = vi.hoisted(() => ({
  signUp: vi.fn(),
  signIn: vi.fn(),
  signOut: vi.fn(),
  rename: vi.fn(),
  refresh: vi.fn(),
  confirmPassword: vi.fn(),
  deleteAccount: vi.fn(),
}));
vi.mock("#features/accounts/connectIdentity.ts", () => ({
  connectIdentity: () => Promise.resolve(identity),
}));

/** What the identity throws, by its name of it. */
const failure = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code: `auth/${code}` });

const ALWAYS: Answers = {
  ...EMPTY_HOME,
  "/api/account": () => new Response(null, { status: 204 }),
  "/api/account/sessions": Response.json({ sessions: null }),
  "/api/account/sessions/this": () => new Response(null, { status: 204 }),
  "/api/alerts/devices": Response.json({ devices: [] }),
  "/api/config": Response.json({ identity: { kind: "embedded" }, authSyncUrl: null }),
};

beforeEach(() => {
  for (const each of Object.values(identity)) each.mockReset().mockResolvedValue(undefined);
});

type User = Awaited<ReturnType<typeof openScreen>>["user"];

const field = (label: string) => screen.getByLabelText(label, { selector: "input" });
const button = (name: string) => screen.getByRole("button", { name });

async function fillSignUp(user: User): Promise<void> {
  await user.type(await screen.findByLabelText("Display name"), "Jo Buckeye");
  await user.type(field("E-mail"), "jo@example.org");
  await user.type(field("Password"), "correct horse");
  await user.click(screen.getByRole("checkbox", { name: /^I am 21 or older/ }));
}

/** The profile of somebody who is signed in. */
async function openProfile() {
  const app = await openScreen("/growing-tool", ALWAYS);
  signIn();
  await act(() => app.router.navigate({ to: "/profile" }));
  await screen.findByRole("heading", { level: 1, name: "Profile" });
  return app;
}

it("signing up says what is wrong with each field, and asks the identity nothing", async () => {
  const { user } = await openScreen("/signup", ALWAYS);
  await user.click(await screen.findByRole("button", { name: "Sign up" }));
  expect(document.activeElement).toBe(field("Display name"));
  expect(screen.getByText(/at least 2 characters/)).toBeTruthy();
  await user.type(field("Display name"), "x".repeat(31));
  await user.type(field("E-mail"), "nobody");
  await user.type(field("Password"), "short");
  await user.click(button("Sign up"));
  expect(await screen.findByText("A name has at most 30 characters.")).toBeTruthy();
  for (const text of [
    /^Not a valid e-mail address\./,
    "Choose a password of at least 8 characters.",
    "Check this box to sign up.",
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(identity.signUp).not.toHaveBeenCalled();
});

it("a busy server is said in the form, which is done by pressing again; a name that could not be saved is said where one has come to", async () => {
  const { user, address } = await openScreen("/signup", ALWAYS);
  identity.signUp.mockRejectedValueOnce(failure("server-busy"));
  await fillSignUp(user);
  await user.click(button("Sign up"));
  expect(await screen.findByText(/^The server is busy, and nothing was done\./)).toBeTruthy();
  identity.signUp.mockImplementation(() => Promise.resolve(signIn()));
  identity.rename.mockRejectedValueOnce(failure("network-request-failed"));
  await user.click(button("Sign up"));
  expect(await screen.findByText(/^Error: Firebase: .*network-request-failed/)).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/"));
  expect(identity.signUp).toHaveBeenCalledTimes(2);
  expect(identity.rename).toHaveBeenCalledExactlyOnceWith("Jo Buckeye");
});

it("signing in shows that it works, and works once", async () => {
  const { user, address } = await openScreen("/signin?redirect=/growing-tool", ALWAYS);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  identity.signIn.mockImplementation(() => answered.then(() => signIn()));
  await user.type(await screen.findByLabelText("E-mail"), "jo@example.org");
  await user.type(field("Password"), "correct horse{Enter}");
  const busy = await screen.findByRole("button", { name: "One moment Sign in" });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await user.click(busy);
  answer();
  await waitFor(() => expect(address()).toBe("/growing-tool"));
  expect(identity.signIn).toHaveBeenCalledOnce();
});

it("signing in needs a connection, and says so at once", async () => {
  const { user } = await openScreen("/signin", ALWAYS);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  identity.signIn.mockRejectedValue(new TypeError("Failed to fetch"));
  await user.type(await screen.findByLabelText("E-mail"), "jo@example.org");
  await user.type(field("Password"), "correct horse{Enter}");
  expect(await screen.findByText(/^No connection to the server/)).toBeTruthy();
});

it("a private screen waits while it is not known who is signed in, and leads to signing in once that is nobody", async () => {
  const { router, address } = await openScreen("/growing-tool", ALWAYS);
  act(() => setSession({ state: "unknown" }));
  await act(() => router.navigate({ to: "/profile" }));
  expect((await screen.findAllByText("Checking sign-in")).length).toBeGreaterThan(0);
  expect(address()).toBe("/profile");
  act(() => setSession({ state: "signed-out" }));
  await waitFor(() => expect(address()).toBe("/signin?redirect=%2Fprofile"));
});

it("signing out ends the session on the server, and says when the phone cannot forget it", async () => {
  const { user, asked, address } = await openProfile();
  identity.signOut.mockRejectedValueOnce(new DOMException("refused", "UnknownError"));
  await user.click(button("Sign out"));
  expect(await screen.findByText("Failed to Sign out")).toBeTruthy();
  expect(address()).toBe("/profile");
  expect(asked).toContain("/api/account/sessions/this");
});

it("deleting the account asks for the password, can be left, and says that it is done on home", async () => {
  const { user, asked, address } = await openProfile();
  const dialog = () => screen.findByRole("dialog", { name: "Delete my account" });
  await user.click(button("Delete my account"));
  await user.click(within(await dialog()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(button("Delete my account"));
  const panel = within(await dialog());
  const isAsked = () => asked.includes("/api/account");
  identity.confirmPassword.mockRejectedValueOnce(failure("wrong-password"));
  const password = panel.getByLabelText("Password", { selector: "input" });
  await user.type(password, "wrong horse");
  await user.click(panel.getByRole("button", { name: "Delete it for good" }));
  expect(await screen.findByText("Password is wrong!")).toBeTruthy();
  expect(isAsked()).toBe(false);
  expect(identity.deleteAccount).not.toHaveBeenCalled();
  await user.clear(password);
  await user.type(password, "correct horse");
  await user.click(panel.getByRole("button", { name: "Delete it for good" }));
  expect(await screen.findByText("Your account has been deleted.")).toBeTruthy();
  expect(identity.confirmPassword).toHaveBeenLastCalledWith("correct horse");
  expect(isAsked()).toBe(true);
  expect(identity.deleteAccount).toHaveBeenCalledOnce();
  expect(address()).toBe("/");
});

it("the home region is this phone's own: no call is made for it", async () => {
  const { user, asked } = await openProfile();
  await screen.findByText(/cannot be listed here/);
  const before = asked.length;
  await user.selectOptions(screen.getByLabelText("Home region"), "Southeast");
  expect(localStorage.getItem("homeRegion")).toBe("Southeast");
  expect(asked.slice(before)).toEqual([]);
});

it("what is saved is cleared once one is sure, which is said", async () => {
  vi.stubGlobal("isSecureContext", false);
  const { user } = await openProfile();
  await user.click(button("Clear the saved data"));
  await user.click(button("Keep it"));
  expect(document.activeElement).toBe(button("Clear the saved data"));
  await user.click(button("Clear the saved data"));
  await user.click(button("Yes, clear it"));
  expect(await screen.findByText("The saved data has been cleared.")).toBeTruthy();
});
