import type about from '../locales/en/about.json';
import type { CardName } from '../pictures/CardName';

export interface Blurb {
  /** Also the key of its words. */
  readonly icon: keyof typeof about.blurbs;
  readonly illustration: CardName;
}

export const BLURBS: readonly Blurb[] = [
  { icon: 'globe', illustration: 'santorini' },
  { icon: 'tag', illustration: 'top-airlines' },
  { icon: 'headset', illustration: 'premium-comfort' },
];
