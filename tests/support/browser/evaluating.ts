/** A page of whichever driver, as far as it runs functions that take this. */
export interface Evaluating<Argument = void> {
  evaluate: <Result>(
    task: (argument: Argument) => Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
}
