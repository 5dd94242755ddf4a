import { SUPPLY_ORDER, SUPPLY_RULE } from "#content/limits/limitsSupply.ts";
import { gramsText, thcText } from "./limitsText.ts";
import { supplyTable } from "./limits.css.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Text } from "#design/words/Text.tsx";

const UNITS = SUPPLY_ORDER.map((form) => SUPPLY_RULE.units[form]);
const SOURCES = [...new Set(UNITS.map(({ source }) => source))];

/** What a day is, form by form. */
export function SupplyUnits() {
  return (
    <>
      <table className={supplyTable}>
        <thead>
          <tr>
            <th scope="col">Form</th>
            <th scope="col">One day</th>
          </tr>
        </thead>
        <tbody>
          {UNITS.map(({ form, title, dayMg, ninetyDays }) => (
            <tr key={form}>
              <th scope="row">
                {title}
                <br />
                <Text as="span" tone="quiet" size="md">
                  {ninetyDays}
                </Text>
              </th>
              <td>{form === "tier1" || form === "tier2" ? gramsText(dayMg) : thcText(dayMg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {SOURCES.map((source) => (
        <SourceLine key={source.citation} source={source} />
      ))}
    </>
  );
}
