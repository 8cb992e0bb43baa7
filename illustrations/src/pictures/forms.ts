import type { Crop } from '../render/render';
import type { Format } from './Picture';

const KB = 1000;

/** The forms in which packages show illustrations. */
export const FORMS = ['card', 'hero', 'stamp'] as const;

export type Form = (typeof FORMS)[number];

/** AVIF first; WebP is the fallback for old browsers. */
export const FORMATS = ['avif', 'webp'] as const satisfies readonly Format[];

interface FormDetails {
  /** Name of the module with the files' addresses and, in capitals, of its export. */
  readonly plural: string;
  readonly crop: Crop;
  /** The smaller and the larger width in pixels, each with the largest size of an AVIF in bytes. */
  readonly widths: readonly (readonly [width: number, maxBytes: number])[];
}

export const FORM_DETAILS: Readonly<Record<Form, FormDetails>> = {
  card: {
    plural: 'cards',
    crop: 'card',
    widths: [
      [400, 12 * KB],
      [800, 28 * KB],
    ],
  },
  hero: {
    plural: 'heroes',
    crop: 'wide',
    widths: [
      [800, 24 * KB],
      [1600, 52 * KB],
    ],
  },
  stamp: {
    plural: 'stamps',
    crop: 'card',
    widths: [
      [200, 4 * KB],
      [400, 9 * KB],
    ],
  },
};

/** The beginning of a picture's file names: `paris`, `paris-hero`, `paris-stamp`; `hero` for the hero called hero. */
export function stemOf(illustration: string, form: Form): string {
  return form === 'card' || illustration === form ? illustration : `${illustration}-${form}`;
}
