import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyPart } from "./lazyPart.tsx";

const Instead = () => <p>meanwhile</p>;
const part = () => Promise.resolve({ default: () => <p>the part</p> });

it("a part comes in the place of what stands there meanwhile, and at once the next time", async () => {
  const Part = lazyPart(part, Instead);
  const { unmount } = render(<Part />);
  expect(screen.getByText("meanwhile")).toBeTruthy();
  await screen.findByText("the part");
  unmount();
  render(<Part />);
  expect(screen.getByText("the part")).toBeTruthy();
});

it("one that was brought before stands there at once", async () => {
  const Part = lazyPart(part, Instead);
  Part.warm();
  await Promise.resolve();
  await Promise.resolve();
  render(<Part />);
  expect(screen.getByText("the part")).toBeTruthy();
});

it("nothing of it is in what the server writes, where nothing is known of the phone", () => {
  const Part = lazyPart(part, Instead);
  expect(renderToString(<Part />)).toBe("");
});

it("one that does not arrive leaves what stands there, and is asked for again where it next stands", async () => {
  let asked = 0;
  const lost = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error("no signal")) : part();
  };
  const Part = lazyPart(lost, Instead);
  const { unmount } = render(<Part />);
  await Promise.resolve();
  expect(screen.getByText("meanwhile")).toBeTruthy();
  unmount();
  render(<Part />);
  expect(await screen.findByText("the part")).toBeTruthy();
  expect(asked).toBe(2);
});
