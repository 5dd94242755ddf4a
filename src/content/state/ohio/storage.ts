/** Begins the names of what phones keep; changed, they would begin anew. The first script of all has it, and no other name. */
export const STORAGE = "ohio";
