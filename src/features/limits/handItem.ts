import type { Category } from "#domain/offers/categories.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import {
  MAX_PACKAGE_MG,
  MAX_QUANTITY,
  countsTowards,
  type BasketItem,
} from "#domain/limits/limits.ts";

/** What is typed, as it stands in the fields. */
export interface HandFields {
  name: string;
  form: Category;
  /** Grams of one package. */
  grams: string;
  thc: string;
  thcUnit: "mg" | "%";
  quantity: string;
}

export type HandItem = Omit<BasketItem, "id" | "productId">;

/**
 * Reads the fields of the form. Empty amounts are unknown amounts; a percentage
 * becomes milligrams by the weight.
 *
 * @returns the item, or what is wrong in one sentence
 */
export function readHandItem(
  fields: HandFields,
): { item: HandItem; problem: null } | { item: null; problem: string } {
  const { form, name, thcUnit } = fields;
  const netMg = amount(fields.grams, 1_000);
  const thc = amount(fields.thc, 1);
  const quantity = Number(fields.quantity);
  if (netMg === undefined || netMg === 0) return wrong("Give the weight in grams, above 0.");
  if (netMg !== null && netMg > MAX_PACKAGE_MG)
    return wrong(`No package weighs that much. Give at most ${String(MAX_PACKAGE_MG / 1_000)} g.`);
  if (thc === undefined) return wrong("Give the THC as a number from 0 up.");
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY)
    return wrong(`Give a whole number from 1 to ${String(MAX_QUANTITY)} as the quantity.`);
  if (thcUnit === "%" && thc !== null && thc > 100) return wrong("THC cannot be above 100%.");
  if (thcUnit === "%" && thc !== null && netMg === null && countsTowards(form) === "thc")
    return wrong("Give the weight as well, or the THC in milligrams.");
  const thcMg =
    thc === null || thcUnit === "mg" ? thc : netMg === null ? null : (netMg * thc) / 100;
  if (thcMg !== null && thcMg > MAX_PACKAGE_MG)
    return wrong(`No package has that much THC. Give at most ${String(MAX_PACKAGE_MG)} mg.`);
  if (netMg !== null && thcMg !== null && thcMg > netMg)
    return wrong("That is more THC than the package weighs.");
  if (form === "flower" && isAbove(FLOWER_THC_AT_MOST, thcMg, netMg))
    return wrong(
      `No flower is known to have more than ${String(FLOWER_THC_AT_MOST)}% THC. Check the label.`,
    );
  const size = netMg === null ? null : `${String(netMg / 1_000)} g`;
  const title = name.trim() || [CATEGORY_TITLES[form], size].filter(Boolean).join(", ");
  return { item: { name: title, form, quantity, netMg, thcMg }, problem: null };
}

const wrong = (problem: string) => ({ item: null, problem });

/** Figures with commas between thousands, as this page prints them: `15,000`, `1,250.5`. */
const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * `null` for nothing typed, `undefined` for what is no amount. A unit behind the figure is passed
 * over. Some write a comma for the point, which three digits behind it rule out.
 */
function amount(typed: string, factor: number): number | null | undefined {
  const figure = typed.trim().replace(/\s*m?g$/i, "");
  const text = WITH_THOUSANDS.test(figure) ? figure.replaceAll(",", "") : figure.replace(",", ".");
  if (text === "") return null;
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(text)) return undefined;
  // To the microgram: 2.83 × 1,000 is a hair off in binary.
  const mg = Math.round(Number(text) * factor * 1_000) / 1_000;
  return mg;
}

/** What is above it was typed or labelled wrong; the import does not believe it of a menu either. */
const FLOWER_THC_AT_MOST = 40;

function isAbove(percent: number, thcMg: number | null, netMg: number | null): boolean {
  return thcMg !== null && netMg !== null && thcMg > (netMg * percent) / 100;
}
