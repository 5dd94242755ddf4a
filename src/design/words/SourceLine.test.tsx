import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SourceLine } from "./SourceLine.tsx";

const SOURCE = { citation: "ORC 3780.36", checkedOn: "2026-08-14", basis: "official" } as const;

it("leads to the source, names its host, and says how well it is founded", () => {
  render(<SourceLine source={{ ...SOURCE, url: "https://codes.ohio.gov/3780.36" }} />);
  expect(screen.getByRole("link", { name: "ORC 3780.36" }).getAttribute("rel")).toBe(
    "noopener noreferrer",
  );
  expect(screen.getByRole("paragraph").textContent).toBe(
    "ORC 3780.36 (codes.ohio.gov) · official text read · checked on Aug 14, 2026",
  );
});

it("is without a link where no address is known", () => {
  render(<SourceLine source={{ ...SOURCE, url: null }} />);
  expect(screen.queryByRole("link")).toBeNull();
});
