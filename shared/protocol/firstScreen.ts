/** The id of the element that stands behind what a page shows on the first screen of a phone. */
export const FIRST_SCREEN_END_ID = 'first-screen-end';
