import { town } from "./town.css.ts";

/** Where a store is, in a list of stores: as strong as its name. Of seven stores of a chain it is what tells them apart. */
export const Town = ({ children }: { children: string }) => (
  <b className={town}>
    <bdi translate="no">{children}</bdi>
  </b>
);
