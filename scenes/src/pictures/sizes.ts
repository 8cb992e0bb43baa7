import type { Cut } from '../render/draw';
import type { Format } from './Picture';

const KB = 1000;

/** The forms in which remotes show scenes. */
export const SIZES = ['card', 'hero', 'stamp'] as const;

export type Size = (typeof SIZES)[number];

/** AVIF first; WebP stands behind it for old browsers. */
export const FORMATS = ['avif', 'webp'] as const satisfies readonly Format[];

interface SizeDetails {
  /** What a remote's module with their addresses is called and, in capitals, what that exports. */
  readonly plural: string;
  readonly cut: Cut;
  /** The smaller width and the larger, and what an AVIF of that width may weigh. */
  readonly widths: readonly (readonly [width: number, limit: number])[];
}

export const DETAILS: Readonly<Record<Size, SizeDetails>> = {
  card: {
    plural: 'cards',
    cut: 'card',
    widths: [
      [400, 12 * KB],
      [800, 28 * KB],
    ],
  },
  hero: {
    plural: 'heroes',
    cut: 'wide',
    widths: [
      [800, 24 * KB],
      [1600, 52 * KB],
    ],
  },
  stamp: {
    plural: 'stamps',
    cut: 'card',
    widths: [
      [200, 4 * KB],
      [400, 9 * KB],
    ],
  },
};

/** What the names of its files begin with. */
export function stemOf(scene: string, size: Size): string {
  return size === 'card' || scene === size ? scene : `${scene}-${size}`;
}
