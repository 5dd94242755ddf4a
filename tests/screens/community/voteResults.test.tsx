import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { contestAnswer, contestAnswers } from "../../support/community/contestAnswers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";

/** Not what only the printed sheet says. */
const ON_SCREEN = { selector: '[role="status"]' };

const open = (settled: number) =>
  openScreen(
    "/vote-secret-results",
    contestAnswers(contestAnswer({ opensAt: Date.now() - (settled + 0.5) * DAY_MS, settled })),
  );

it("shows each closed round with counts, percent, winner, and out of how many accounts", async () => {
  await open(2);
  const titles = (await screen.findAllByRole("heading", { level: 2 })).map(
    (each) => each.textContent,
  );
  expect(titles.slice(1)).toEqual(["Round of 32", "Round of 64"]);
  const round = within(screen.getByRole("region", { name: "Round of 64" }));
  expect(round.getAllByRole("listitem")).toHaveLength(32);
  expect(round.getByText(/Closed at .* 120 accounts voted\./)).toBeTruthy();
  const [first] = round.getAllByRole("listitem");
  expect(first?.textContent).toBe(
    "East1 East 1won60 (60%)16 East 1640 (40%)100 of 120 accounts that voted in this round",
  );
});

it("shows nothing of an open round, and says when its results appear", async () => {
  await open(0);
  expect(await screen.findByText(/^Round of 64 is open until/, ON_SCREEN)).toBeTruthy();
  expect(screen.getByText("Results show up once the first round closes.")).toBeTruthy();
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.queryByRole("button", { name: "CSV" })).toBeNull();
});

it("hands the results over as a file, made on the phone", async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) made.push(file);
    return "blob:results";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { user } = await open(1);
  await user.click(await screen.findByRole("button", { name: "CSV" }));
  const lines = (await made[0]?.text())?.split("\r\n") ?? [];
  expect(lines[1]).toBe("1,r1-d1-1,East,East 1,1,60,East 16,16,40,East 1,120");
  expect(lines).toHaveLength(34);
});

it("of a contest that is over has the archive to count again", async () => {
  await open(6);
  const link = await screen.findByRole("link", { name: "archive of this contest" });
  expect(link.getAttribute("href")).toBe("/api/contests/2026/archive.json");
});

it("is not to be found by searching", async () => {
  await open(1);
  await screen.findByText(/^Round of 32 is open/, ON_SCREEN);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
});
