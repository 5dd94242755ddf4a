/** How many may do something at the same time; nobody waits here. */
export interface Places {
  /** @returns what gives the place back; `null` when there is none for this one */
  take: (who: string) => (() => void) | null;
}

/** @param most so many in all, and of one. */
export function createPlaces(most: { all: number; ofOne: number }): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(who) {
      const own = taken.get(who) ?? 0;
      if (all >= most.all || own >= most.ofOne) return null;
      all += 1;
      taken.set(who, own + 1);
      return () => {
        all -= 1;
        const left = (taken.get(who) ?? 1) - 1;
        if (left === 0) taken.delete(who);
        else taken.set(who, left);
      };
    },
  };
}
