import {
  expectToast,
  fillSignIn,
  fillSignUp,
  newestLink,
  signIn,
  signUp,
  somebody,
  untilSignedIn,
  untilSignedOut,
} from "../support/accounts.ts";
import { NETWORK_ERRORS, expect, test, untilSavedForOffline } from "../support/fixtures.ts";

// What the identity refuses, the browser reports.
test.use({ expectedErrors: NETWORK_ERRORS });

/** Address of the emulator behind the site under test; the site's own identity has none. */
const emulatorOf = (siteVariable: string) => process.env[`${siteVariable}_EMULATOR`];

test.describe("signing up", () => {
  test("leads back to where the visitor came from, with the name in the corner", async ({
    page,
  }) => {
    const person = somebody();
    await page.goto("/dispensary-deals?region=Central");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Sign up" }).click();
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Sign up" }).click();
    await untilSignedIn(page, person);
    await expect(page).toHaveURL("/dispensary-deals?region=Central");
  });

  test("says of a known address that it is registered", async ({ page, context }) => {
    const person = somebody();
    await signUp(page, person);
    const other = await (await context.browser()?.newContext())?.newPage();
    if (!other) throw new Error("no second phone");
    await other.goto(new URL("/signup", page.url()).href);
    await fillSignUp(other, person);
    await other.getByRole("button", { name: "Sign up" }).click();
    await expectToast(other, "Email already registered! Please try Sign in");
    await other.context().close();
  });

  test("says what is wrong with each field, and asks the server nothing", async ({
    page,
    gateway,
  }) => {
    await page.goto("/signup");
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByLabel("Display name")).toBeFocused();
    await expect(page.getByLabel("Display name")).toHaveAccessibleDescription(
      /at least 2 characters/,
    );
    await page.getByLabel("Display name").fill("x".repeat(31));
    await page.getByLabel("E-mail").fill("nobody");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByText("A name has at most 30 characters.")).toBeVisible();
    await expect(page.getByText("This is not an e-mail address.")).toBeVisible();
    await expect(page.getByText("Choose a password of at least 8 characters.")).toBeVisible();
    await expect(page.getByText("Only those who can say so may have an account.")).toBeVisible();
    expect(gateway.asked.filter((path) => path.includes("accounts:signUp"))).toEqual([]);
  });

  test("says so when the answer has no user", async ({ page, context }) => {
    // Once the worker has taken over, it asks in the page's place.
    await context.route("**/v1/accounts:lookup*", (route) => route.fulfill({ json: {} }));
    await page.goto("/signup");
    await fillSignUp(page, somebody());
    await page.getByRole("button", { name: "Sign up" }).click();
    await expectToast(page, "Error: Seomthing went wrong");
  });

  test("says what the provider says when the name could not be saved", async ({ page }) => {
    await page.route("**/v1/accounts:update*", (route) => route.abort());
    await page.goto("/signup");
    await fillSignUp(page, somebody());
    await page.getByRole("button", { name: "Sign up" }).click();
    const toast = page.getByText(/^Error: Firebase: .*network-request-failed/);
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  test("keeps the form busy until the next screen has come", async ({ page, context }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // The worker does not get it either, and therefore does not take over.
    await context.route("**/assets/profile-*.js", async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await page.goto("/signup?redirect=/profile");
    const person = somebody();
    await fillSignUp(page, person);
    const button = page.getByRole("button", { name: "Sign up" });
    await button.click();
    await untilSignedIn(page, person);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    release();
    await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  });

  test(
    "is refused after too many attempts from one address",
    { tag: "@embedded" },
    async ({ page, gateway }) => {
      // A guess that costs the server no hash.
      const guess = () =>
        fetch(`${gateway.url}/securetoken.googleapis.com/v1/token?key=embedded`, {
          method: "POST",
          body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: "guessed" }),
        });
      await Promise.all(Array.from({ length: 100 }, guess));
      await page.goto("/signup");
      await fillSignUp(page, somebody());
      await page.getByRole("button", { name: "Sign up" }).click();
      await expectToast(page, "Account disabled! Too many attempts!");
    },
  );
});

test.describe("signing in", () => {
  test("leads from the profile to signing in and back to the profile", async ({ page }) => {
    const person = somebody();
    await signUp(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL("/signin");

    await page.goto("/introduction");
    await page.goto("/profile");
    await expect(page).toHaveURL("/signin?redirect=%2Fprofile");
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/profile");
    // Neither the guard nor signing in left a page behind.
    await page.goBack();
    await expect(page).toHaveURL("/introduction");
  });

  for (const redirect of [
    "https://evil.example",
    "//evil",
    "/\\evil",
    "javascript:alert(1)",
    "/a/..//evil.example",
  ])
    test(`leads home instead of to ${redirect}`, async ({ page }) => {
      const person = somebody();
      await signUp(page, person, `/signup?redirect=${encodeURIComponent(redirect)}`);
      await expect(page).toHaveURL("/");
    });

  test("says that a password is wrong", async ({ page }) => {
    const person = somebody();
    await signUp(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await untilSignedOut(page);
    await fillSignIn(page, { ...person, password: "wrong horse" });
    await expectToast(page, "Password is wrong!");
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
  });

  test("does not tell whether an account exists, where the provider protects that", async ({
    page,
    siteVariable,
  }) => {
    await page.goto("/signin");
    await fillSignIn(page, somebody());
    if (siteVariable === "SITE_URL_OPEN")
      await expect(page.getByText("No account has this e-mail address.")).toBeVisible();
    else await expectToast(page, "Password is wrong!");
  });

  test(
    "locks an account after ten wrong passwords, for the right one too",
    {
      tag: "@embedded",
    },
    async ({ page, gateway }) => {
      const person = somebody();
      await signUp(page, person);
      await page.goto("/profile");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await untilSignedOut(page);
      for (let attempt = 0; attempt < 10; attempt += 1)
        await fetch(
          `${gateway.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`,
          {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ email: person.email, password: "x", returnSecureToken: true }),
          },
        );
      await fillSignIn(page, person);
      await expectToast(page, "Account disabled! Too many attempts!");
    },
  );

  test("says so when the answer has no user", async ({ page, context }) => {
    const person = somebody();
    await signUp(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await untilSignedOut(page);
    // By then the worker asks in the page's place.
    await context.route("**/v1/accounts:lookup*", (route) => route.fulfill({ json: {} }));
    await fillSignIn(page, person);
    await expectToast(page, "Something went wrong!");
  });

  test("needs a connection, and says so at once", async ({ page, context }) => {
    await page.goto("/signin");
    await untilSavedForOffline(page);
    await untilSignedOut(page);
    await context.setOffline(true);
    await fillSignIn(page, somebody());
    await expect(page.getByRole("alert")).toHaveText(/This needs a connection/);
  });

  test("shows that it works, and works once", async ({ page }) => {
    const answers: (() => void)[] = [];
    await page.route("**/v1/accounts:signInWithPassword*", async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    await page.goto("/signin");
    await fillSignIn(page, somebody());
    const button = page.getByRole("button", { name: "Sign in" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    await expect(page.getByRole("main").getByRole("status")).toBeAttached();
    await expect.poll(() => answers.length).toBe(1);
    for (const answer of answers) answer();
    await expect(button).toHaveAttribute("aria-disabled", "false");
    expect(answers).toHaveLength(1);
  });
});

test.describe("while it is not known who is signed in", () => {
  test("the corner and a private screen wait, what is public does not", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/config", async (route) => {
      await released;
      // The first page, which is gone by then, does not need it any more.
      await route.continue().catch(() => {});
    });
    await page.goto("/");
    const waiting = page.getByText("Looking whether you are signed in");
    await expect(page.getByRole("heading", { name: "Product statistics" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("status").last()).toContainText("Looking");
    await page.goto("/profile");
    await expect(waiting).toHaveCount(2);
    await expect(page).toHaveURL("/profile");
    release();
    await expect(page).toHaveURL("/signin?redirect=%2Fprofile");
  });
});

test.describe("a session", () => {
  test("is not ended by coming back to the tab before it is known", async ({ page, context }) => {
    const person = somebody();
    await signUp(page, person);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(/accounts:lookup/, async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await page.goto("/profile");
    await expect(page.getByText("Looking whether you are signed in")).toHaveCount(2);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page).toHaveURL("/profile");
    release();
    await untilSignedIn(page, person);
    await expect(page).toHaveURL("/profile");
  });

  test("is there again without a connection", async ({ page, gateway, context }) => {
    const person = somebody();
    await signUp(page, person);
    await untilSavedForOffline(page);
    gateway.cut();
    await context.setOffline(true);
    await page.goto("/profile");
    await untilSignedIn(page, person);
    await expect(page.getByText(person.email)).toBeVisible();
  });

  test(
    "is believed after a while where the server keeps silent",
    { tag: "@embedded" },
    async ({ page, gateway }) => {
      const person = somebody();
      await signUp(page, person);
      await untilSavedForOffline(page);
      gateway.network = "silent";
      await page.goto("/profile");
      await expect(page.getByText("Looking whether you are signed in").first()).toBeAttached();
      await expect(
        page.getByRole("link", { name: `Profile of ${person.displayName}` }),
      ).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
    },
  );

  test("that ends in one tab ends in the other", async ({ page, context }) => {
    const person = somebody();
    await signUp(page, person);
    await page.goto("/profile");
    const other = await context.newPage();
    await other.goto("/");
    await untilSignedIn(other, person);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL("/signin");
    await untilSignedOut(other);
  });

  test("that cannot be ended says so", async ({ page }) => {
    const person = somebody();
    await signUp(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).waitFor();
    await page.evaluate(() => {
      // A disk that refuses, as when it is full or failing.
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException("refused", "UnknownError");
      };
    });
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expectToast(page, "Failed to Sign out");
  });

  test("ended everywhere is over on the other phone as soon as it asks", async ({
    page,
    otherPhone,
  }) => {
    const person = somebody();
    await signUp(page, person);
    const there = await otherPhone.newPage();
    await signIn(there, person, "/signin?redirect=/profile");
    const third = await otherPhone.newPage();
    await third.goto("/");
    await untilSignedIn(third, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL("/signin");
    // Where the screen is still open, its calls find out.
    await there.getByRole("button", { name: "Export my data" }).click();
    await expect(there.getByText("This session has been ended elsewhere.")).toBeVisible();
    await expect(there).toHaveURL("/signin");
    await untilSignedOut(there);
    await untilSignedOut(third);
    // The account itself is as it was.
    await signIn(page, person);
  });
});

test.describe("a forgotten password", () => {
  test("is replaced by the link of a mail, and the old one opens nothing any more", async ({
    page,
    siteVariable,
  }) => {
    const person = somebody();
    await signUp(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("a link is on its way")).toBeVisible();

    const link = await newestLink(person.email, "resetPassword", emulatorOf(siteVariable));
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("a better horse");
    await page.getByRole("button", { name: "Set the password" }).click();
    await untilSignedIn(page, person);
    await expect(page).toHaveURL("/");

    // The link works once.
    await page.goto(link);
    await expect(page.getByRole("alert")).toHaveText(/This link has been used/);
    await page.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();

    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await untilSignedOut(page);
    await fillSignIn(page, person);
    await expect(page.getByText("Password is wrong!")).toBeVisible();
    await fillSignIn(page, { ...person, password: "a better horse" });
    await untilSignedIn(page, person);
  });
});
