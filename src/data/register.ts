import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Profile } from "#domain/limits/profiles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { TaxesSchema } from "#domain/prices/taxes.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { largePersister } from "./saved/largePersister.ts";
import { savedQuery } from "./saved/savedQuery.ts";

const taxesQuery = savedQuery(LARGE_QUERIES.taxes, TaxesSchema, largePersister);

const loadRegister = () => import("#domain/prices/register.ts");

/** What a visitor has chosen, each under the name of its key in local storage. */
interface RegisterChoice {
  with_tax: "off" | "on";
  profile: Profile;
}

/**
 * What prices become at the register, for a visitor who wants to see that. Table and mathematics are loaded by the
 * first who does. `null`: prices are before tax, by choice or because the taxes are not on this device yet.
 *
 * @param now epoch milliseconds
 */
export function useRegister({ with_tax, profile }: RegisterChoice, now: number): Register | null {
  const isOn = with_tax === "on";
  const { data } = useQuery({ ...taxesQuery, enabled: isOn });
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadRegister>> | null>(null);
  useEffect(() => {
    if (!isOn) return;
    // Without a connection, and never loaded: prices stay before tax, and the switch says so.
    loadRegister().then(setCode, () => undefined);
  }, [isOn]);
  const day = calendarDay(now);
  return useMemo(
    () =>
      isOn && code !== null && data !== undefined ? code.registerOf(data, profile, day) : null,
    [isOn, code, data, profile, day],
  );
}
