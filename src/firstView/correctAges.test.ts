import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { correctAges } from "./correctAges.ts";

const NOW = Date.parse("2026-08-14T12:00:00Z");

const age = (kind: string, hours: number, words: string) =>
  `<time data-age="${kind}" data-freshness="fresh" datetime="${new Date(NOW - hours * HOUR_MS).toISOString()}">${words}</time>`;

function show(html: string): HTMLTimeElement[] {
  document.body.innerHTML = html;
  correctAges(document, NOW);
  return [...document.querySelectorAll("time")];
}

it("corrects every age of a view that was kept for days, and how fresh it looks", () => {
  const [long, inRow] = show(
    age("whole", 49, "Updated<!-- --> <!-- -->1 h ago") +
      age("row", 80, "<span>Seen</span> <!-- -->2 h ago") +
      `<script id="${FIRST_VIEW_ID}" type="application/json">{}</script>`,
  );
  expect(long?.textContent).toBe("Updated 2 days ago");
  expect(long?.dataset["freshness"]).toBe("ageing");
  expect(inRow?.textContent).toBe("Seen 3 days ago");
  expect(inRow?.dataset["freshness"]).toBe("stale");
});

it("says what day it is, and not on which the view was written", () => {
  show(
    `<b data-today>Monday, August 3</b><script id="${FIRST_VIEW_ID}" type="application/json">{}</script>`,
  );
  expect(document.querySelector("b")?.textContent).toBe("Friday, August\u00A014");
});

it("tells the application as of when", () => {
  show(`<script id="${FIRST_VIEW_ID}" type="application/json">{}</script>`);
  expect(document.getElementById(FIRST_VIEW_ID)?.dataset["asOf"]).toBe(String(NOW));
});

it("touches nothing where there is no view, and no date that was written on purpose", () => {
  const date = '<time datetime="2026-08-01T00:00:00Z">Computed Aug 1</time>';
  expect(show(age("whole", 49, "1 h ago"))[0]?.textContent).toBe("1 h ago");
  expect(show(`${date}<script id="${FIRST_VIEW_ID}"></script>`)[0]?.textContent).toBe(
    "Computed Aug 1",
  );
});
