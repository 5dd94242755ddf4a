import { beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { handOver } from "./download.ts";

const TYPE = "text/csv;charset=utf-8";

let share: Mock<(data: ShareData) => Promise<void>>;
let downloaded: string[];

beforeEach(() => {
  share = vi.fn(() => Promise.resolve());
  downloaded = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.download);
  });
});

/** A browser with this of its own, in a window that the media query or the engine's own word calls an app's. */
function inWindow(is: "tab" | "media" | "own word", own: object = {}): void {
  const navigator = { canShare: () => true, share, standalone: is === "own word", ...own };
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("matchMedia", () => ({ matches: is === "media" }));
}

const save = () => handOver("trends.csv", TYPE, "week,price");

it("is a download in a tab, also where files could be shared", async () => {
  inWindow("tab");
  expect(await save()).toBe(true);
  expect(downloaded).toEqual(["trends.csv"]);
  expect(share).not.toHaveBeenCalled();
});

describe.each(["media", "own word"] as const)("in an installed app, by its %s", (is) => {
  it("goes to the share sheet as a file with its name, and traps nobody in a page of it", async () => {
    inWindow(is);
    expect(await save()).toBe(true);
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type, await file?.text()]).toEqual([
      "trends.csv",
      TYPE,
      "week,price",
    ]);
    expect(downloaded).toEqual([]);
  });

  it("is not saved by another way after the sheet was closed", async () => {
    share.mockRejectedValue(new DOMException("closed", "AbortError"));
    inWindow(is);
    expect(await save()).toBe(true);
    expect(downloaded).toEqual([]);
  });

  it.each([
    ["cannot be shared at all", { canShare: undefined }],
    ["are of a kind that cannot be shared", { canShare: () => false }],
    ["are refused when they come", {}],
  ])("is a download where files %s", async (_, own) => {
    share.mockRejectedValue(new DOMException("Permission denied", "NotAllowedError"));
    inWindow(is, own);
    expect(await save()).toBe(true);
    expect(downloaded).toEqual(["trends.csv"]);
  });

  it("asks for another tap when the one before is too long ago for the sheet", async () => {
    inWindow(is, { userActivation: { isActive: false } });
    expect(await save()).toBe(false);
    expect(share).not.toHaveBeenCalled();
    expect(downloaded).toEqual([]);
  });
});
