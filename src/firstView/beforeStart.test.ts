import { expect, it, vi } from "vitest";
import { noteTaps, replayTap } from "./beforeStart.ts";

const VIEW = "<main><p>x</p><div><button>Keep</button><button>Share</button></div></main>";

function view(): HTMLElement {
  document.body.innerHTML = `<div id="root" data-view="">${VIEW}</div>`;
  return document.querySelector<HTMLElement>("#root") ?? document.body;
}

/** The application takes the view's place. */
function takeOver(root: HTMLElement, html: string) {
  root.innerHTML = html;
  delete root.dataset["view"];
  const tapped = vi.fn<(text: string | null) => void>();
  root.addEventListener("click", ({ target }) => {
    if (target instanceof Element) tapped(target.textContent);
  });
  replayTap(root);
  return tapped;
}

it("does what was tapped last before the application stood, once", () => {
  noteTaps();
  const root = view();
  for (const button of root.querySelectorAll("button")) button.click();
  expect(takeOver(root, VIEW)).toHaveBeenCalledExactlyOnceWith("Share");
  expect(takeOver(root, VIEW)).not.toHaveBeenCalled();
});

it("does nothing where something else stands in that place", () => {
  noteTaps();
  const root = view();
  root.querySelector("button")?.click();
  expect(takeOver(root, VIEW.replace("Keep", "Delete"))).not.toHaveBeenCalled();
});
