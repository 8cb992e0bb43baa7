import type { Arm } from '../canary';

/** Core Web Vitals by OpenTelemetry's names: LCP and INP in milliseconds, CLS without a unit. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * What failed: the loading of a page (`release`, `contract`, `script`, `texts`, `module`), in time (`late`), its rendering (`render`);
 * `page` is an error that the page has reported, `uncaught` one that nobody has caught, `policy` what the browser has refused.
 */
export const FAILURE_STEPS = [
  'release',
  'contract',
  'script',
  'texts',
  'module',
  'late',
  'render',
  'page',
  'uncaught',
  'policy',
] as const;
export type FailureStep = (typeof FAILURE_STEPS)[number];

/** The version of a release that was not found. */
export const UNKNOWN_VERSION = 'unknown';

export interface Frame {
  /** Relative to the release's folder: `browser/first-class-deals.js`. */
  readonly file: string;
  /** From 1, as the next one; 0 for a file that has not come. */
  readonly line: number;
  readonly column: number;
}

export interface Failure {
  /** `mfe-deals@d0d0d0d0d0d0d0d0`, or `mfe-deals@unknown` when none was found. */
  readonly release: string;
  readonly step: FailureStep;
  /** `TypeError`: never the message, which may contain what a visitor has typed. */
  readonly error: string;
  /** @default unknown */
  readonly frame?: Frame;
}

export interface View {
  /** A path of the table; `null` for the page that unknown paths get. Never an address. */
  readonly route: string | null;
  /** As in {@link Failure}. @default the shell's own page */
  readonly release?: string;
  /** Whether hydration had to repair something. */
  readonly isRepaired: boolean;
  /** The first failure. @default none */
  readonly failure?: Failure;
}

/** `control=mfe-deals@77c1d0a95ee2b346`: the canary's release, also in the control. */
export type ArmLabel = `${Arm}=${string}`;

/** A browser has told of a visit, or a page has failed. */
export const OUTCOMES = ['heard', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `canary=mfe-deals@77c1d0a95ee2b346:heard` is told once of a visitor. */
export type VisitorMark = `${ArmLabel}:${Outcome}`;

/** What a browser tells of a document when it is hidden. Nothing in it says who the visitor is. */
export interface Visit {
  /** Of the document. */
  readonly language: string;
  /** What the document was made of: `shell@5e11… mfe-deals@d0d0…`. */
  readonly pair: string;
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
  /** The document's own page first, then those that were opened in it. */
  readonly views: readonly View[];
  /** Those that were not told before. @default none */
  readonly marks?: readonly VisitorMark[] | undefined;
}
