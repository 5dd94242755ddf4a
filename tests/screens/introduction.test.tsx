import { act, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { promptInstall } from "#platform/install/install.ts";
import { registerWorker, setWorkerState } from "#platform/worker/serviceWorker.ts";
import { openScreen } from "../support/screens/openScreen.tsx";

const SCREEN = "/introduction";

/** The browser offers to install the site. */
function offerInstallation(prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>): void {
  dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
}

it("says how this device stands, and changes as that changes", async () => {
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: {},
    storage: { estimate: () => Promise.resolve({ usage: 3_120_000 }) },
  });
  onTestFinished(async () => {
    setWorkerState("none");
    offerInstallation(() => Promise.resolve({ outcome: "dismissed" }));
    await promptInstall();
  });
  const { user } = await openScreen(SCREEN);
  expect(screen.getByText("No offline copy yet")).toBeTruthy();
  expect(screen.getByText(/^Not installed/)).toBeTruthy();
  act(() => setWorkerState("ready"));
  expect(await screen.findByText(/^Offline copy ready: \d+(\.\d)? [kM]B$/)).toBeTruthy();
  act(() =>
    offerInstallation(() => {
      dispatchEvent(new Event("appinstalled"));
      return Promise.resolve({ outcome: "accepted" });
    }),
  );
  expect(screen.getByText("Not installed. One tap does it.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Install it here" }));
  expect(await screen.findByText("Installed")).toBeTruthy();
});

it("says of a browser without workers that it cannot keep a copy", async () => {
  expect("serviceWorker" in navigator).toBe(false);
  await registerWorker(
    () => expect.unreachable("there is nothing to install"),
    () => true,
  );
  await openScreen(SCREEN);
  expect(screen.getByText("This browser cannot keep an offline copy.")).toBeTruthy();
});

it("explains prices by an example that is counted like every other price", async () => {
  await openScreen(SCREEN);
  expect(screen.getByRole("region", { name: "Reading a menu" }).textContent).toContain(
    "$30.00 for 2.83 g with 24% THC. That is 679.2 mg of THC, $10.60/g and $4.42/100 mg.",
  );
});

it("says what the drawing beside a name is, with one", async () => {
  await openScreen(SCREEN);
  const part = screen.getByRole("region", { name: "Reading a menu" });
  expect(part.textContent).toContain("Drawn from the labels: a petal’s color is the terpene");
  expect(part.querySelectorAll("[data-stamp]")).toHaveLength(1);
});

it("tells when an alert rings, and the law with its sources", async () => {
  await openScreen(SCREEN);
  expect(screen.getByRole("region", { name: "Notifications" }).textContent).toContain(
    "At most one alert a day and five a week",
  );
  for (const name of ["Adult use in five lines", "Patients in five lines"]) {
    const lines = within(screen.getByRole("region", { name })).getAllByRole("listitem");
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line.textContent).toContain("checked on");
  }
});

it("says plainly what the phone may throw away and when, and that the app starts empty on an iPhone", async () => {
  await openScreen(SCREEN);
  const { textContent: text } = screen.getByRole("region", { name: "On your phone" });
  expect(text).toContain(
    "In a tab, Safari throws away all that this site has saved after seven days of use without a visit here",
  );
  expect(text).toContain("The installed app counts the days of its own use instead");
  expect(text).toContain("On an iPhone or iPad the installed app starts empty");
});

it("says under which licence it is and whose else is in it, when somebody asks", async () => {
  const { user } = await openScreen(SCREEN);
  const about = within(screen.getByRole("region", { name: "About this site" }));
  expect(about.getByText(/under the MIT licence/)).toBeTruthy();
  const texts = about.getByRole("link", { name: "their texts" });
  expect(texts.getAttribute("href")).toBe("/third-party-notices.txt");
  await user.click(about.getByRole("button", { name: "Other people’s work in it" }));
  const list = within(await about.findByRole("list", { name: "Made by others" }));
  for (const part of [
    /^react-dom .* · MIT$/,
    /^@iconify-json\/lucide .* · ISC$/,
    /^Besley .* · OFL-1\.1$/,
  ])
    expect(list.getByText(part)).toBeTruthy();
});
