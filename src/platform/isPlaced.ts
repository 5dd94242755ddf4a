import { createAtom } from "@tanstack/react-store";

/** Whether the phone knows where the visitor is: home asks this alone, and loads what goes by the place only then. */
export const isPlaced = createAtom(false);
