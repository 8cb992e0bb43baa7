import type { Drawing, ViewBox } from './svg';

/** Towards which edge a hero is kept whole when its place is narrower or lower than the picture. */
export type Focus = 'top' | 'left' | 'right' | 'bottom';

/** One picture of the site. */
export interface Scene {
  /** Its file's name, and that of its pictures: 'new-york'. */
  readonly name: string;
  /** What it shows, in a few words, for the contact sheet and whoever reads the source. */
  readonly title: string;
  /** The one hour of the day it is lit by, and its one dominant hue (#rrggbb): so that a grid shimmers. */
  readonly hour: string;
  readonly hue: string;
  /** From LEFT to RIGHT and 0 to BOTTOM; the card shows 0 to 800. Landmark and kite in the central 70%. */
  draw(): Drawing;
  /** Another drawing for heroes, where the sides' scenery alone does not make a good one. */
  drawWide?(): Drawing;
  /** Another cut for heroes, of 16 to 9; by default the whole height. */
  readonly wide?: ViewBox;
  /** What matters most in the hero, where it is not the middle. */
  readonly focus?: Focus;
}
