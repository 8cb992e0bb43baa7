import type { Stop } from './paint';

/**
 * Skies from the zenith to the horizon. Adapt them to the illustration's hue: two illustrations of one hour need
 * not have the same sky.
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
} as const satisfies Record<string, readonly Stop[]>;

/** The color of rim lines; pure white would look hard. */
export const CREAM = '#fff3dc';
