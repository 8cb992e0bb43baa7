import type { Drawing, ViewBox } from './svg';

/** The edge that stays visible when a hero is cropped. */
type Focus = 'top' | 'left' | 'right' | 'bottom';

export interface Illustration {
  /** The name of its file and of its pictures: `new-york`. */
  readonly name: string;
  /** What it shows, in a few words. */
  readonly title: string;
  /** The time of day of its light. */
  readonly hour: string;
  /** Its dominant color as #rrggbb; neighbors in a grid should differ. */
  readonly hue: string;
  /** Draws from LEFT to RIGHT and from 0 to BOTTOM; a card shows x from 0 to 800. */
  draw(): Drawing;
  /** A different drawing for heroes. @default the same as for cards */
  drawWide?(): Drawing;
  /** A different 16:9 crop for heroes. @default the whole height */
  readonly wide?: ViewBox;
  /** The edge of a hero that cropping keeps. @default the center */
  readonly focus?: Focus;
}
