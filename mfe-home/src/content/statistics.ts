export interface Statistic {
  /** Also the key of its label. */
  readonly key: 'customers' | 'airlines' | 'destinations' | 'experience';
  /** At least. */
  readonly value: number;
}

export const STATISTICS: readonly Statistic[] = [
  { key: 'customers', value: 2_000_000 },
  { key: 'airlines', value: 600 },
  { key: 'destinations', value: 1_000 },
  { key: 'experience', value: 5 },
];
