import type { ReactNode } from "react";
import { countAndAge, fewOfAll, resultCount } from "./resultCount.css.ts";

interface ResultCountProps {
  count: number;
  /** What is counted. */
  one: string;
  many: string;
  /** Left out by a highest price, because what is paid for them is not known. */
  untaxed?: number;
  /** Of them only these are listed: "Cheapest by size:". */
  few?: string | undefined;
  /** What else there is to say of all of them. */
  children?: ReactNode;
  /** How old all of it is, below the count in the head of a list: a change of that is not read out. */
  age?: ReactNode;
}

/** How many a search has found, read out whenever that changes. */
export function ResultCount({ age, few, ...counted }: ResultCountProps) {
  if (few !== undefined)
    return (
      <div className={fewOfAll}>
        <div>
          <Counted {...counted} /> {age}
        </div>
        <b>{few}</b>
      </div>
    );
  return age === undefined ? (
    <Counted {...counted} />
  ) : (
    <div className={countAndAge}>
      <Counted {...counted} />
      {age}
    </div>
  );
}

function Counted(props: Omit<ResultCountProps, "age" | "few">) {
  const { count, one, many, untaxed = 0, children } = props;
  const counted = count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${many}`;
  return (
    <p role="status" className={resultCount}>
      <span>{counted}</span>{" "}
      {untaxed === 0 ? null : (
        <span>
          {untaxed.toLocaleString("en-US")} left out: {untaxed === 1 ? "its" : "their"} tax is not
          known
        </span>
      )}{" "}
      {children}
    </p>
  );
}
