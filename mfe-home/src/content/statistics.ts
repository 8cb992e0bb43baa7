export interface Statistic {
  /** Also the key of its label. */
  readonly key: 'customers' | 'airlines' | 'destinations' | 'experience';
  readonly value: number;
  readonly suffix: string;
}

export const STATISTICS: readonly Statistic[] = [
  { key: 'customers', value: 2_000_000, suffix: '+' },
  { key: 'airlines', value: 600, suffix: '+' },
  { key: 'destinations', value: 1_000, suffix: '+' },
  { key: 'experience', value: 5, suffix: '+' },
];
