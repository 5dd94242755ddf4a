import { expect, it, onTestFinished, vi } from "vitest";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { keepWishes, leaveUnsent } from "../../../tests/support/screens/phoneLists.ts";
import { pending } from "../outbox/outbox.ts";
import { wishlistStore, writeWish } from "./wishlist.ts";
import { shownWishes } from "./wishlistRecord.ts";

it("what is removed before it is known who is signed in is removed from the list that is shown", async () => {
  const gelato = wish({ id: "strain:gelato", name: "Gelato" });
  await keepWishes();
  await leaveUnsent();
  await wishlistStore.change(() => ({
    own: [],
    account: { uid: "ana", items: [{ wish: gelato, sent: true }], cursor: "1" },
  }));
  await writeWish({ ...gelato, deleted: true }, undefined);
  expect(shownWishes(await wishlistStore.read(), undefined)).toEqual([]);
  expect(await pending("ana")).toMatchObject([
    { owner: "ana", title: "Removed from wishlist: Gelato" },
  ]);
});

it("what storage keeps later than it is waited for, before it is known who is signed in, is sent, too", async () => {
  const gelato = wish({ id: "strain:gelato", name: "Gelato" });
  await keepWishes();
  await leaveUnsent();
  await wishlistStore.change(() => ({ own: [], account: { uid: "ana", items: [], cursor: "1" } }));
  const change = wishlistStore.change;
  let later = Promise.resolve(false);
  const slow = vi.spyOn(wishlistStore, "change").mockImplementationOnce((to) => {
    later = Promise.resolve().then(() => change(to));
    return Promise.resolve(false);
  });
  onTestFinished(() => slow.mockRestore());
  await writeWish(gelato, undefined);
  await later;
  expect(shownWishes(await wishlistStore.read(), undefined)).toEqual([gelato]);
  expect(await pending("ana")).toMatchObject([{ owner: "ana" }]);
});

it("on a phone without an account it is the phone’s own, and is not sent", async () => {
  await keepWishes();
  await leaveUnsent();
  await writeWish(wish({ id: "strain:gelato", name: "Gelato" }), undefined);
  expect(shownWishes(await wishlistStore.read(), null)).toHaveLength(1);
  expect(await pending(null)).toEqual([]);
});
