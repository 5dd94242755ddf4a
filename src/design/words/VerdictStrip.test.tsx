import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { VerdictStrip } from "./VerdictStrip.tsx";

it("all of it unfolds in its place what it rests on, and folds it again", async () => {
  const user = userEvent.setup();
  render(
    <VerdictStrip isRecord answer="Lowest" also="25% off $40.50, the regular price">
      <p>Now $25</p>
    </VerdictStrip>,
  );
  const strip = screen.getByRole("button", { name: "Lowest 25% off $40.50, the regular price" });
  expect(screen.queryByText("Now $25")).toBeNull();
  await user.click(strip);
  expect(screen.queryByText("Now $25")).toBeTruthy();
  expect(strip.getAttribute("aria-expanded")).toBe("true");
  await user.click(strip);
  expect(screen.queryByText("Now $25")).toBeNull();
});

it("of which nothing more is known it is a line of words", () => {
  const { container } = render(<VerdictStrip isRecord={false} answer="30% off $20" />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(container.textContent).toBe("30% off $20");
});

it("a conclusion stands before what it rests on", () => {
  const { container } = render(
    <VerdictStrip isRecord={false} word="Fair deal" answer="26% off $31" also="It was $21" />,
  );
  expect(container.textContent).toBe("Fair deal 26% off $31 It was $21");
  expect(container.querySelector("b")?.textContent).toBe("Fair deal ");
});

it("says until when behind the conclusion, or at the end of what is known", () => {
  const { container, rerender } = render(
    <VerdictStrip isRecord={false} word="Fair deal" answer="26% off $31" ends="ends Dec 6" />,
  );
  expect(container.textContent).toBe("Fair deal ends Dec 6 26% off $31");
  rerender(<VerdictStrip isRecord={false} answer="26% off $31" ends="ends Dec 6" />);
  expect(container.textContent).toBe("26% off $31 ends Dec 6");
  rerender(<VerdictStrip isRecord answer="Lowest" also="26% off $31" ends="ends Dec 6" />);
  expect(container.textContent).toBe("Lowest 26% off $31, ends Dec 6");
});
