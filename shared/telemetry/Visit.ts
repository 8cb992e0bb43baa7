import type { Arm } from '../canary';

/** web.dev's Core Web Vitals, as OpenTelemetry writes their names: LCP and INP in milliseconds, CLS without a unit. */
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

/** Stands for the version of a release that was not found. */
export const UNKNOWN_VERSION = 'unknown';

/** Where an error was thrown. */
export interface Frame {
  /** Relative to the release's folder: `browser/first-class-deals.js`. */
  readonly file: string;
  /** From 1, as the next one; 0 for a file that has not come. */
  readonly line: number;
  readonly column: number;
}

export interface Failure {
  /** The release that failed: `mfe-deals@d0d0d0d0d0d0d0d0`, or `mfe-deals@unknown` when none was found. */
  readonly release: string;
  readonly step: FailureStep;
  /** The name of the error, such as `TypeError`: never its message, which may contain what a visitor has typed. */
  readonly error: string;
  /** @default unknown */
  readonly frame?: Frame;
}

/** A page that was shown. */
export interface View {
  /** Its path in the table of routes; `null` for the page that unknown paths get. Never an address. */
  readonly route: string | null;
  /** The release that it is from, as in {@link Failure}. @default the shell's own page */
  readonly release?: string;
  /** Whether React had to repair something when it hydrated the page. */
  readonly isRepaired: boolean;
  /** The first failure. @default none */
  readonly failure?: Failure;
}

/** `control=mfe-deals@77c1d0a95ee2b346`: the canary, also in the control, whose visitors get the live release. */
export type ArmLabel = `${Arm}=${string}`;

/** That a browser has told of a visit, or that a page has failed. */
export const OUTCOMES = ['heard', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is told once of a visitor for each canary, however often the visitor comes: `canary=mfe-deals@77c1d0a95ee2b346:heard` */
export type VisitorMark = `${ArmLabel}:${Outcome}`;

/** The visit of one document: what a browser tells of it, once, when the document is hidden. Nothing in it says who the visitor is. */
export interface Visit {
  /** The language of the document. */
  readonly language: string;
  /** The releases that the document was made of: `shell@5e11… mfe-deals@d0d0…`. */
  readonly pair: string;
  /** Those that were measured. */
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
  /** The document's own page first, then those that were opened in it. */
  readonly views: readonly View[];
  /** @default nothing that was not told before */
  readonly marks?: readonly VisitorMark[] | undefined;
}
