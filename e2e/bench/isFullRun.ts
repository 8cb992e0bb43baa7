/** The options of the benchmark that say what it measures. */
interface RunOptions {
  /** Only these pages. */
  readonly page?: readonly string[];
  /** Only one page of each kind. */
  readonly sample: boolean;
  /** The folder of another site than that of the workspace. */
  readonly site?: string;
}

/** Whether the figures of a run can be compared with those in docs/performance.md, and so may take their place. */
export function isFullRun({ page, sample, site }: RunOptions, hasDefaultProcessor: boolean): boolean {
  return page === undefined && !sample && site === undefined && hasDefaultProcessor;
}
