/** Id of the element that holds the answers of a first view. It stands alone because the first bytes of the page ask for it, too. */
export const FIRST_VIEW_ID = "first-view";
