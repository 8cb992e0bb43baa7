import type { CARDS } from '../pictures/cards';

/** A drawn picture that this package has in the sizes of a card. */
export type IllustrationName = keyof typeof CARDS;
