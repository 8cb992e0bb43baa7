/** An event of a Chromium trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X` for an event with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: TraceData };
}

export interface TraceData {
  readonly url?: string;
  readonly scriptName?: string;
  readonly type?: string;
  readonly isMainFrame?: boolean;
  readonly isOutermostMainFrame?: boolean;
}

/** What has to be traced to find tasks, and what they did. */
export const TRACE_CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
];
