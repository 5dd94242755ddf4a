import { PlainLink } from "./plainLinks.tsx";

/** That a list has patients' prices among everybody's, and the way to where that was chosen: who chose it for the limits may not know. */
export function PatientPrices() {
  return (
    <>
      Patients’ prices on · <PlainLink href="/dispensary-limits">Change</PlainLink>
    </>
  );
}
