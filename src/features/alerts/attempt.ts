/** Does something that may fail, and says why. */
export type Attempt = (work: () => Promise<void>) => void;
