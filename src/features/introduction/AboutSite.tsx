import { Link } from "@tanstack/react-router";
import { SITE } from "#domain/site/site.ts";
import { list } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

export function AboutSite() {
  return (
    <Part part="site">
      <p>
        {SITE.product} is a local almanac for people who buy, grow or are curious about cannabis in
        Ohio. It lists what stores charge, says how old each price is, and works offline.
      </p>
      <ul className={list}>
        <li>It sells nothing, takes no orders and delivers nothing.</li>
        <li>It belongs to no store, and no one can pay for a rank.</li>
        <li>It is not a state agency, and nothing here is legal or medical advice.</li>
        <li>It says what labels and rules say, not what a product does to you.</li>
        <li>
          It is for adults of 21 and older, and for registered patients and caregivers. People write
          it, and people make mistakes: <Link to="/feedback">tell us</Link> what is wrong.
        </li>
      </ul>
    </Part>
  );
}
