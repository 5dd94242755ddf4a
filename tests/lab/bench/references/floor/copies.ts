/** Where the floor keeps its answers. */
export const FLOOR_COPIES = { database: "floor", store: "copies" } as const;
