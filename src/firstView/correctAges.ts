import { freshnessOf } from "#domain/time/freshness.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { ageInWords, formatDayOfWeek } from "#domain/time/age.ts";

/**
 * Runs in the document right behind a first view: that may have been written or kept long ago,
 * and no age in it may be, nor what day it calls today. The application then takes it over as of the same moment.
 *
 * @param now the device's clock, epoch milliseconds
 */
export function correctAges(page: Document, now: number): void {
  const answers = page.getElementById(FIRST_VIEW_ID);
  if (answers === null) return;
  answers.dataset["asOf"] = String(now);
  for (const { firstChild } of page.querySelectorAll("[data-today]"))
    if (firstChild !== null) firstChild.nodeValue = formatDayOfWeek(now);
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[data-age]")) {
    const { dateTime, dataset, lastChild } = time;
    const moment = Date.parse(dateTime);
    dataset["freshness"] = freshnessOf(moment, now);
    if (lastChild !== null)
      lastChild.nodeValue = ageInWords(moment, now, dataset["age"] === "row" ? "row" : undefined);
  }
}
