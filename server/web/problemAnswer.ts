import { jsonAnswer } from "./describe.ts";
import { ProblemSchema } from "./problem.ts";

/** An error of the API description. */
export const problemAnswer = (description: string) =>
  jsonAnswer(description, ProblemSchema, "application/problem+json");
