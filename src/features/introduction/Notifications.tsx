import { SITE } from "#domain/site.ts";
import { Part } from "./Part.tsx";

export function Notifications() {
  return (
    <Part part="notifications">
      <p>
        Deal alerts are coming; when, nobody promises. Until then this site sends no notification
        and asks for no permission to send one.
      </p>
      <p>
        The plan is a discreet mode from the first day: the lock screen would name “
        {SITE.discreetName}” and how many updates there are, and no product, store or price.
      </p>
    </Part>
  );
}
