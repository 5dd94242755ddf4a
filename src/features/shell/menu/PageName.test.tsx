import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SITE } from "#domain/site/site.ts";
import { PageName } from "./PageName.tsx";

afterEach(() => vi.restoreAllMocks());

const scrolledTo = (y: number) =>
  act(() => {
    vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
    fireEvent.scroll(window);
  });

it("says what the page is about, and where that is, once its heading has scrolled away; a tap leads back", () => {
  const bar = render(
    <>
      <PageName />
      <main>
        <h1>Bliss</h1>
        <span data-place>Kent</span>
      </main>
    </>,
  ).container;
  const name = () => bar.querySelector("button");
  expect(name()).toBeNull();
  scrolledTo(60);
  expect(name()).toBeNull();
  scrolledTo(400);
  expect(name()?.textContent).toBe("BlissKent");
  const up = vi.spyOn(window, "scrollTo").mockReturnValue();
  fireEvent.click(name() ?? bar);
  expect(up).toHaveBeenCalledWith({ top: 0 });
  scrolledTo(0);
  expect(name()).toBeNull();
});

it("has no place of a page that has none, and says nothing without a heading, or where that is the site's", () => {
  const page = (heading: string | null) =>
    render(
      <>
        <PageName />
        <main>{heading === null ? null : <h1>{heading}</h1>}</main>
      </>,
    );
  scrolledTo(400);
  const deals = page("Deals");
  expect(deals.container.querySelector("button")?.textContent).toBe("Deals");
  deals.unmount();
  for (const heading of [null, SITE.community]) {
    const other = page(heading);
    expect(other.container.querySelector("button")).toBeNull();
    other.unmount();
  }
});
