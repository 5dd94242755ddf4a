/** As large as a thumb needs, in CSS pixels: no two marks are nearer to each other. */
export const MARK_PX = 44;
