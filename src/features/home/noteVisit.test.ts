import { expect, it, onTestFinished } from "vitest";
import { onPins, pin, readPins, unpin } from "#data/pins.ts";
import { noteVisit } from "./noteVisit.ts";

it("who keeps a store is noted at once, and who keeps none any more, too", async () => {
  onTestFinished(() => {
    localStorage.clear();
    document.documentElement.classList.remove("keeps");
  });
  await readPins();
  noteVisit(WATCHES);
  expect(localStorage.getItem("visited"), "a first visit").toBeNull();
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  expect(localStorage.getItem("visited")).toBe("stores");
  await unpin("bliss-kent");
  expect(localStorage.getItem("visited")).toBe("yes");
});

it("a store that was kept before anybody listened is noted, too", async () => {
  onTestFinished(async () => {
    await unpin("bliss-kent");
    localStorage.clear();
    document.documentElement.classList.remove("keeps");
  });
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  localStorage.clear();
  noteVisit(WATCHES);
  expect(localStorage.getItem("visited")).toBe("stores");
});

it("that there are wishes is noted beside it, and that there are none any more, too", () => {
  onTestFinished(() => {
    localStorage.clear();
    document.documentElement.classList.remove("keeps", "wishes");
  });
  let tell: (count: number) => void = () => undefined;
  noteVisit({ stores: (listener) => listener(1), wishes: (listener) => (tell = listener) });
  tell(2);
  expect(localStorage.getItem("visited")).toBe("stores wishes2");
  tell(0);
  expect(localStorage.getItem("visited")).toBe("stores");
});

const WATCHES = {
  stores: (listener: (count: number) => void) => onPins((pins) => listener(pins.length)),
  wishes: () => undefined,
};
