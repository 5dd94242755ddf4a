import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Spinner } from "./Spinner.tsx";

afterEach(cleanup);

const SIZES = ["sm", "md", "lg", "xl", "2xl", "3xl", "4xl"] as const;
const VARIANTS = ["light", "primary"] as const;

describe("the spinner", () => {
  it("has seven sizes and two variants, each with a look of its own", () => {
    const looks = SIZES.flatMap((size) =>
      VARIANTS.map((variant) => {
        const { container } = render(<Spinner title="Loading" size={size} variant={variant} />);
        return container.querySelector("[aria-hidden]")?.className;
      }),
    );
    expect(new Set(looks).size).toBe(SIZES.length * VARIANTS.length);
  });

  it("says what is being waited for, also when that is not shown", () => {
    render(<Spinner title="Loading product statistics" titleHidden />);
    expect(screen.getByRole("status").textContent).toBe("Loading product statistics");
  });
});
