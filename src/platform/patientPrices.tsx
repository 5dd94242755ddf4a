import { PlainLink } from "./plainLinks.tsx";

/** That a list has patients' prices among everybody's, as the way to where that was chosen: who chose it for the limits may not know. */
export function PatientPrices() {
  return <PlainLink href="/dispensary-limits">With patients’ prices</PlainLink>;
}
