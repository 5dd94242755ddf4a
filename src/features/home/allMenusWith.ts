/** Where all stores' menus are searched, for those who do not wait for results and those who want all. */
export const allMenusWith = (q: string) =>
  ({ to: "/dispensary-menus", search: { store: "all", category: "all", q } }) as const;
