/** Addresses of the screens that rows of long lists lead to, where a router's link for each row would cost too much. */

/** @param code of a product, as it is written on its label */
export const productPath = (code: string): `/product/${string}` =>
  `/product/${encodeURIComponent(code)}`;

/** @param slug of a strain that genetics knows */
export const strainPath = (slug: string): `/strain-genetics/${string}` =>
  `/strain-genetics/${encodeURIComponent(slug)}`;
