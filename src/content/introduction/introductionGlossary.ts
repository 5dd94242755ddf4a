import type { GlossaryEntry } from "../state/state.ts";
import { STATE_WORDS } from "#state/words.ts";

/** Words that mean the same everywhere. */
const COMMON: readonly GlossaryEntry[] = [
  {
    term: "Batch",
    meaning: "What was grown or made together. Its number ties a package to its lab report.",
  },
  {
    term: "Cartridge",
    meaning: "Oil in a small tank that is screwed onto a battery; “cart” for short.",
  },
  {
    term: "CBD",
    meaning: "Cannabidiol, a cannabinoid that labels print beside THC. It counts for no limit.",
  },
  {
    term: "Certificate of analysis",
    meaning:
      "The laboratory’s report on one batch: cannabinoids, terpenes, contaminants. Also COA.",
  },
  {
    term: "Disposable",
    meaning: "A vape with its battery in one piece, thrown away when it is empty.",
  },
  {
    term: "Edible",
    meaning:
      "What is eaten or drunk: gummies, chocolate, drinks, capsules. Sold by milligrams of THC.",
  },
  {
    term: "Extract",
    meaning:
      "What has been taken out of the plant: rosin, live resin, badder, kief. Also concentrate.",
  },
  {
    term: "Flower",
    meaning: "The dried flower of the plant, sold by weight.",
  },
  {
    term: "Infused pre-roll",
    meaning: "A pre-roll with extract added. It counts by its THC, not by its weight.",
  },
  {
    term: "Live resin",
    meaning: "Extract made from plants that were frozen fresh instead of dried.",
  },
  {
    term: "Pre-roll",
    meaning: "Ground flower, rolled and ready.",
  },
  {
    term: "Rosin",
    meaning: "Extract that was pressed out with heat, without solvents.",
  },
  {
    term: "RSO",
    meaning: "A thick, dark oil of the whole plant, sold in syringes; named after Rick Simpson.",
  },
  {
    term: "Shake",
    meaning: "Small pieces that fall off the flower. “Smalls” are small whole flowers.",
  },
  {
    term: "Strain",
    meaning:
      "The name under which a plant is sold. Nobody polices such names; parents are reported, not proven.",
  },
  {
    term: "Terpenes",
    meaning: "The substances that smell. Labels give them in percent of the weight.",
  },
  {
    term: "THCA",
    meaning: "The acid in the raw plant that heat turns into THC; 1 mg of it becomes 0.877 mg.",
  },
  {
    term: "Tincture",
    meaning: "Drops from a bottle. On this site among the edibles, as in the rule for oral forms.",
  },
  {
    term: "Topical",
    meaning: "Lotion, balm or patch for the skin.",
  },
  {
    term: "Total THC",
    meaning: "THC and 0.877 times THCA together. Prices per 100 mg rest on it.",
  },
];

/** By the alphabet. */
export const GLOSSARY: readonly GlossaryEntry[] = [...COMMON, ...STATE_WORDS].toSorted(
  (one, other) => one.term.localeCompare(other.term, "en"),
);
