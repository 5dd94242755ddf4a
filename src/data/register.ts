import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import type { Buyer } from "#domain/prices/ownSales.ts";
import { TaxesSchema } from "#domain/prices/taxes.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { largePersister } from "./saved/largePersister.ts";
import { savedQuery } from "./saved/savedQuery.ts";

const taxesQuery = savedQuery(LARGE_QUERIES.taxes, TaxesSchema, largePersister);

const loadRegister = () => import("#domain/prices/register.ts");

/** What a visitor has chosen; it stays on the phone. */
interface RegisterChoice extends Buyer {
  withTax: boolean;
}

/**
 * What prices become for a visitor who wants to see them with tax, is a patient or has discounts of their own. Table and
 * mathematics are loaded by the first who does; `null` before that, and for everybody else.
 *
 * @param now epoch milliseconds
 */
export function useRegister(choice: RegisterChoice, now: number): Register | null {
  const { withTax, profile, discounts } = choice;
  const isOn = withTax || profile !== "adult" || discounts.length > 0;
  const { data } = useQuery({ ...taxesQuery, enabled: withTax });
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadRegister>> | null>(null);
  useEffect(() => {
    if (!isOn) return;
    // Without a connection, and never loaded: prices stay everybody's, and the switch says so.
    loadRegister().then(setCode, () => undefined);
  }, [isOn]);
  const day = calendarDay(now);
  return useMemo(() => {
    if (!isOn || code === null) return null;
    return code.registerOf(
      withTax && data !== undefined ? data : null,
      { profile, discounts },
      day,
    );
  }, [isOn, code, withTax, data, profile, discounts, day]);
}
