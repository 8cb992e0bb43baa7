import type { ViewBox } from './svg';

/** The part of an illustration that a card shows. */
export const CARD: ViewBox = { x: 0, y: 0, width: 800, height: 600 };

/** What a hero shows: the same height, and more to both sides. */
export const WIDE: ViewBox = { x: -400 / 3, y: 0, width: 3200 / 3, height: 600 };

/** Draw scenery from LEFT to RIGHT, beyond what a card shows, so that one drawing serves cards and heroes. */
export const LEFT = -140;
export const RIGHT = 940;
export const BOTTOM = 600;
