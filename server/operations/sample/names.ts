/** Made-up names. None is meant to be a company's; each store's page says that it is sample data. */

/** Chains of the sample: with five stores each they make its 120 stores. */
export const CHAINS = [
  "Copper Heron Dispensary",
  "Maple & Moth",
  "Quiet Otter Cannabis",
  "Tin Lantern Dispensary",
  "Painted Wren",
  "Gristmill Greens",
  "Paper Canoe Cannabis",
  "Velvet Acorn",
  "Second Sycamore",
  "Blue Gate Botanicals",
  "Lockkeeper's Garden",
  "Three Mallards",
  "Cider House Cannabis",
  "Firefly Porch",
  "Old Ferry Dispensary",
  "Brass Cricket",
  "Kettle & Kite",
  "Sundial Dispensary",
  "Patchwork Prairie",
  "Hollow Gourd",
  "Wandering Gnome",
  "Marble Fox Cannabis",
  "Button Quail",
  "Ninth Meadow",
] as const;

/** Growers and makers of the sample. */
export const BRANDS = [
  "Rivet & Rye",
  "Mudlark Gardens",
  "Cobalt Fox",
  "Tallow Tree Farms",
  "Ninefold",
  "Harrow & Vine",
  "Pebble Orchard",
  "Slow Comet",
  "Wicker Works",
  "Bellwether Buds",
  "Gable Street",
  "Dapple Grey Farms",
  "Plum Anchor",
  "Juniper Loop",
  "Kiln & Clover",
  "Sparrow Union",
  "Ochre Labs",
  "Tumbledown",
] as const;

export const FLAVOURS = [
  "Blackberry Lemonade",
  "Sour Cherry",
  "Peach Tea",
  "Buckeye Chocolate",
  "Raspberry Lime",
  "Apple Butter",
  "Salted Caramel",
  "Watermelon Mint",
  "Orange Cream",
  "Paw Paw",
  "Strawberry Basil",
  "Cold Brew",
] as const;

export const SCENTS = ["Lavender", "Peppermint", "Cedar", "Eucalyptus", "Unscented"] as const;

export const STREETS = [
  "Main St",
  "Market St",
  "High St",
  "Mill Rd",
  "Depot St",
  "Canal St",
  "Liberty Ave",
  "Walnut St",
  "Commerce Dr",
  "Orchard Ln",
  "Union Blvd",
  "Park Ave",
] as const;
