/** Messages under way at a time, to all services together. */
const ALL = 60;

/** Of these to one service that answers, and to one that has not answered yet or not in time. */
const ANSWERING = 20;
const SILENT = 2;

/** Places for messages under way. A service that is slow fills up its own and no others. */
export interface PushSlots {
  /** How many more messages may be under way. */
  free: () => number;
  /** Services that get no more at the moment. */
  full: () => string[];
  /** Takes a place. @returns whether there was one */
  take: (service: string) => boolean;
  /** Gives a place back. @param answered whether the service has said anything in time */
  giveBack: (service: string, answered: boolean) => void;
}

/**
 * Makes the places of one process.
 *
 * @param answering services that have answered of late; kept up to date here
 */
export function createPushSlots(answering: Set<string>): PushSlots {
  const taken = new Map<string, number>();
  let all = 0;
  const hasRoom = (service: string) => {
    const most = answering.has(service) ? ANSWERING : SILENT;
    return all < ALL && (taken.get(service) ?? 0) < most;
  };
  return {
    free: () => ALL - all,
    full: () => [...taken.keys()].filter((service) => !hasRoom(service)),
    take(service) {
      if (!hasRoom(service)) return false;
      all += 1;
      taken.set(service, (taken.get(service) ?? 0) + 1);
      return true;
    },
    giveBack(service, answered) {
      all -= 1;
      const left = (taken.get(service) ?? 0) - 1;
      if (left > 0) taken.set(service, left);
      else taken.delete(service);
      if (answered) answering.add(service);
      else answering.delete(service);
    },
  };
}
