import type { Point } from '../drawing/numbers';

// The Elizabeth Tower: half widths of one face by height, both in metres, from the yard to the cross.

/** The clock's stage and the belfry, above the shaft. */
export const BELFRY: readonly Point[] = [
  [46.6, 6.1],
  [49, 6.9],
  [61.6, 6.9],
  [61.7, 7.4],
  [63, 7.4],
  [63.1, 6.3],
  [69.6, 6.3],
  [69.7, 7],
  [71, 7],
];
export const ROOF: readonly Point[] = [
  [71, 6.3],
  [73, 5.3],
  [76, 4.4],
  [79.6, 3.5],
];
export const LANTERN: readonly Point[] = [
  [79.6, 3.9],
  [80.4, 3.9],
  [80.4, 3],
  [84.4, 3],
  [84.4, 3.5],
  [85.2, 3.5],
];
export const SPIRE: readonly Point[] = [
  [85.2, 3],
  [87, 2],
  [90, 1.15],
  [94, 0.35],
];
