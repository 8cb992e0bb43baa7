/** The anchor of the fares, to which the hero links. */
export const FARES_ID = 'fares';
