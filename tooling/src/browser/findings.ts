import { labelOf } from '../release/manifest';
import type { PageToOpen } from './PageToOpen';

/** What the browser shows when it has opened a page. */
export interface Observation {
  readonly status: number;
  readonly language: string;
  /** The number of headings of level 1. */
  readonly headings: number;
  /** The release that the remote outlet names; `null` for a page of the shell's own. */
  readonly owner: { readonly name: string; readonly version: string } | null;
  /** The paths of stylesheets that are missing, empty or damaged. */
  readonly brokenStyles: readonly string[];
  /** The text of the remote outlet, as the document contained it and after hydration. */
  readonly text: { readonly prerendered: string; readonly hydrated: string };
}

const HYDRATION_MISMATCH = 'hydration mismatch: the browser renders something else than the server';
const REACT_ERROR = /Minified React error #(\d+)/;
/** React's error code for a document that differs from what the page renders. */
const MISMATCH_CODE = '418';
/** React's error codes for a page that could not be hydrated and was rendered again in the browser. */
const RECOVERED_CODES = ['419', '421', '422', '423', '424', '520'];

/** The greatest length of a message of the browser in a finding, in characters. */
const MAX_LENGTH = 200;
/** The number of characters that an excerpt shows before and after the first difference. */
const CONTEXT_LENGTH = 20;

function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

/** The finding for an error in the console; `undefined` for a failed request, which the tab monitor reports. */
export function findingFromConsoleError(text: string): string | undefined {
  // This message does not contain the address of the request; that of the tab monitor does.
  if (text.startsWith('Failed to load resource')) return undefined;
  if (text.includes('Content Security Policy')) return `CSP violation: ${firstLine(text)}`;
  const code = REACT_ERROR.exec(text)?.[1];
  if (code === MISMATCH_CODE || text.includes('Hydration failed')) return HYDRATION_MISMATCH;
  if (code && RECOVERED_CODES.includes(code)) {
    return `recovered error: React rendered the page again in the browser (${firstLine(text)})`;
  }
  return `console error: ${firstLine(text)}`;
}

/** The finding for an exception that nothing has caught. */
export function findingFromException(error: Error): string {
  return `uncaught error: ${firstLine(String(error))}`;
}

/** The part of a text around a position, in quotation marks. */
function excerpt(text: string, position: number): string {
  const [start, end] = [Math.max(position - CONTEXT_LENGTH, 0), position + CONTEXT_LENGTH];
  return `“${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}”`;
}

/** Adds the first difference of the texts to a hydration mismatch. Returns every other finding unchanged. */
export function withDifference(finding: string, { prerendered, hydrated }: Observation['text']): string {
  if (finding !== HYDRATION_MISMATCH || prerendered === hydrated) return finding;
  let position = 0;
  while (position < prerendered.length && prerendered[position] === hydrated[position]) position += 1;
  return `${finding}, ${excerpt(hydrated, position)} instead of ${excerpt(prerendered, position)}`;
}

/** Compares a page with what is expected of it. @returns one finding for each difference */
export function findingsOfPage(page: PageToOpen, observed: Observation): string[] {
  const findings: string[] = [];
  if (observed.status !== page.status) {
    findings.push(`status ${String(observed.status)} instead of ${String(page.status)}`);
  }
  for (const style of observed.brokenStyles) findings.push(`broken stylesheet: ${style}`);
  const [expected, actual] = [page.owner, observed.owner].map((owner) => (owner ? labelOf(owner) : 'none'));
  if (expected !== actual) findings.push(`release: ${actual ?? ''} instead of ${expected ?? ''}`);
  if (!observed.language.startsWith(page.language)) {
    findings.push(`language: ${observed.language || 'none'} instead of ${page.language}`);
  }
  if (observed.headings !== 1) {
    findings.push(`${String(observed.headings)} headings of level 1 instead of one`);
  }
  return findings;
}
