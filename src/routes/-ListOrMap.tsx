import { Link } from "@tanstack/react-router";
import { Segments } from "#design/controls/Segments.tsx";
import { segment } from "#design/controls/segments.css.ts";

/** The stores as a list or on the map: the head of both screens has it. */
export const ListOrMap = () => (
  <Segments label="Stores">
    <Link to="/dispensary-menus" activeOptions={EXACT} className={segment}>
      List
    </Link>
    <Link to="/dispensary-maps" className={segment}>
      Map
    </Link>
  </Segments>
);

const EXACT = { exact: true };
