import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { wish } from "../../support/community/wishlist.ts";
import { keptWishes } from "../../support/screens/phoneLists.ts";
import { named, openWith } from "../../support/screens/wishlistScreen.tsx";

describe("files", () => {
  const choose = async (user: Awaited<ReturnType<typeof openWith>>["user"], content: string) => {
    const file = new File([content], "wishlist.json", { type: "application/json" });
    await user.upload(screen.getByLabelText("Wishlist file"), file);
  };

  it("one that was exported brings the list back on another phone, to the letter", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return "blob:wishlist";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const own = [
      named("Gelato", { note: "“mine” 👍", targetCents: 2_500, unit: "g" }),
      wish({ id: "store:bliss-kent", name: "Bliss" }),
    ];
    const { user, leave } = await openWith(own);
    await user.click(screen.getByRole("button", { name: "Print, share, export, import" }));
    await user.click(await screen.findByRole("button", { name: "Export" }));
    const content = (await files[0]?.text()) ?? "";
    leave();
    const other = await openWith([]);
    await choose(other.user, content);
    expect(await screen.findByText("2 added.")).toBeTruthy();
    expect(await keptWishes()).toMatchObject(
      own.map(({ id, name, note, targetCents, unit, addedAt }) => ({
        id,
        name,
        note,
        targetCents,
        unit,
        addedAt,
      })),
    );
  });

  it.each([
    [
      "that is not JSON",
      "PK\u0003\u0004",
      "This file is not JSON. Choose one that was exported here.",
    ],
    ["of another program", "[1]", "This file has no wishlist. Choose one that was exported here."],
    ["that is huge", " ".repeat(2_000_001), "This file is too large to be a wishlist."],
  ])("one %s loses nothing", async (_, content, said) => {
    const { user } = await openWith([named("Gelato", { note: "mine" })]);
    await choose(user, content);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await keptWishes()).toMatchObject([{ name: "Gelato", note: "mine" }]);
  });
});
