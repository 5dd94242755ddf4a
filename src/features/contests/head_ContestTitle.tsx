import { Tag } from "#design/words/Tag.tsx";
import type { Contest } from "#domain/contests/contest.ts";
import { contestTitle } from "./marchMadness.css.ts";

export function ContestTitle({ contest: { title, sample } }: { contest: Contest }) {
  return (
    <div className={contestTitle}>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      {sample ? <Tag>Sample</Tag> : null}
    </div>
  );
}
