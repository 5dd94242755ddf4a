import { Link } from "@tanstack/react-router";
import { SITE } from "#domain/site/site.ts";
import { list } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

export function AboutSite() {
  return (
    <Part part="site">
      <p>
        {SITE.product} is a local almanac for people who buy, grow or are curious about cannabis in
        Ohio. It collects what stores ask, says how old each price is, and works without a signal.
      </p>
      <ul className={list}>
        <li>It sells nothing, takes no orders and delivers nothing.</li>
        <li>It belongs to no store, and nobody can pay for a rank.</li>
        <li>It is no office of the state, and nothing here is legal or medical advice.</li>
        <li>It tells what is on the label and in the rules, not what a product does to you.</li>
        <li>
          It is for adults of 21 and older, and for registered patients and caregivers. People write
          it, and people make mistakes: <Link to="/feedback">tell us</Link> what is wrong.
        </li>
      </ul>
    </Part>
  );
}
