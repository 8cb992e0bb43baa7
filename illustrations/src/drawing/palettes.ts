import type { Stop } from './paint';

/**
 * A sky for each hour, from the zenith to the horizon. Adapt it to the illustration's hue: two illustrations of
 * one hour need not have the same sky.
 */
export const SKIES = {
  /** First light: clear blue over rose and peach. */
  dawn: [
    [0, '#2457b8'],
    [0.22, '#5c8bdb'],
    [0.42, '#a9bceb'],
    [0.56, '#f3bfd0'],
    [0.68, '#ffc9a8'],
    [0.8, '#ffe2b8'],
    [1, '#ffe9cf'],
  ],
  /** A fresh forenoon: bright, a little mint above the horizon. */
  morning: [
    [0, '#1a6fd0'],
    [0.3, '#3f9be6'],
    [0.58, '#86c8f2'],
    [0.8, '#c4e8f4'],
    [0.93, '#eaf7ea'],
    [1, '#fff6dc'],
  ],
  /** High sun over the tropics: turquoise. */
  tropicalNoon: [
    [0, '#0a62c4'],
    [0.25, '#1486dc'],
    [0.5, '#3fb2ec'],
    [0.74, '#86dcf0'],
    [0.9, '#c8f2ee'],
    [1, '#f2fbe6'],
  ],
  /** The hour before sunset. */
  goldenHour: [
    [0, '#1b57b8'],
    [0.3, '#4e86d6'],
    [0.55, '#a9a6d8'],
    [0.74, '#f3afa4'],
    [0.9, '#ffc27e'],
    [1, '#ffe0a0'],
  ],
  /** Coral to crimson, with violet only at the zenith. */
  sunset: [
    [0, '#3b2a78'],
    [0.2, '#7a3a8e'],
    [0.42, '#c84a84'],
    [0.6, '#f26a6a'],
    [0.76, '#ff9456'],
    [0.9, '#ffc25e'],
    [1, '#ffe492'],
  ],
  /** After sunset: navy, violet, coral, gold. */
  dusk: [
    [0, '#071e4a'],
    [0.2, '#0e3580'],
    [0.42, '#3a55ae'],
    [0.6, '#8a66b4'],
    [0.74, '#e07b8c'],
    [0.86, '#ff9a62'],
    [0.95, '#ffc76b'],
    [1, '#ffe09a'],
  ],
  /** Lamps are lit, and the sky still glows. */
  blueHour: [
    [0, '#050f33'],
    [0.24, '#0a245e'],
    [0.46, '#17468f'],
    [0.66, '#3f74b8'],
    [0.82, '#86a8d2'],
    [0.93, '#d8c4cc'],
    [1, '#f8d6b4'],
  ],
  /** Deep night, with a trace of green-blue on the horizon. */
  night: [
    [0, '#030a26'],
    [0.3, '#06173f'],
    [0.6, '#0c2f66'],
    [0.85, '#1b5486'],
    [1, '#3a86a4'],
  ],
  /** A soft day under high cloud: pearl and slate. */
  overcast: [
    [0, '#6d86ad'],
    [0.35, '#93abc9'],
    [0.65, '#bccbdb'],
    [0.88, '#e2e4e4'],
    [1, '#f6eddd'],
  ],
  /** Snow light: cold blue over pale rose. */
  winter: [
    [0, '#2a5aa8'],
    [0.35, '#6b9ad6'],
    [0.62, '#aecaeb'],
    [0.82, '#dfe0f2'],
    [1, '#fbe4e2'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

/** The brand's colors. Kite orange is reserved for the kite; sun and sky are for everything. */
export const BRAND = {
  ink: '#0b1b33',
  sky900: '#0a2a5e',
  sky700: '#0b4fb3',
  kite600: '#c8370f',
  kite500: '#f0562b',
  kite400: '#ff7a4d',
  sun400: '#ffc53d',
  sun200: '#ffe6a3',
} as const;

/** The color of rim lines; pure white would look hard. */
export const CREAM = '#fff3dc';
