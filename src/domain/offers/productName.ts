/**
 * A product as one line: its name, the brand in front unless the name already
 * says it. Menus differ in this, and a list that mixes stores should not.
 */
export function productTitle(product: { name: string; brand: string | null }): string {
  const { name, brand } = product;
  if (brand === null || brand === "" || words(name).includes(words(brand))) return name;
  return `${brand} ${name}`;
}

/** The words of a text between spaces, so that `Ray` is not found in `X-ray` but in `Ray's`. */
function words(text: string): string {
  const plain = text.toLowerCase().replace(/['’]s?\b/g, "");
  return ` ${plain.replace(/[^\p{Letter}\p{Number}-]+/gu, " ").trim()} `;
}
