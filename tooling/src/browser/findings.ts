import { labelOf } from '../release/manifest';
import type { PageToOpen } from './PageToOpen';

/** What stands on a page once it answers. */
export interface Observation {
  readonly status: number;
  readonly language: string;
  readonly headings: number;
  /** Of the element that the remote's page stands in; `null` for a page of the shell's own. */
  readonly owner: { readonly name: string; readonly version: string } | null;
  /** Stylesheets that the document names and does not have. */
  readonly brokenStyles: readonly string[];
  /** The words of the remote's page as the document brought them, and as they are now. */
  readonly words: { readonly prerendered: string; readonly now: string };
}

const HYDRATION_MISMATCH = 'hydration mismatch: the browser renders something else than the server';
const REACT_ERROR = /Minified React error #(\d+)/;
/** React's code for a document that is not what the page renders. */
const MISMATCH = '418';
/** What React recovers from by rendering in the browser what it could not take over. */
const RECOVERED = ['419', '421', '422', '423', '424', '520'];

const MAX_LENGTH = 200;
/** As many characters of a text, before and after the place where it differs. */
const CONTEXT = 20;

function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

/** What an error in the console means; `undefined` for what is said better elsewhere. */
export function findingOfConsole(text: string): string | undefined {
  // Requests are watched themselves, and tell their address.
  if (text.startsWith('Failed to load resource')) return undefined;
  if (text.includes('Content Security Policy')) return `CSP violation: ${firstLine(text)}`;
  const code = REACT_ERROR.exec(text)?.[1];
  if (code === MISMATCH || text.includes('Hydration failed')) {
    return HYDRATION_MISMATCH;
  }
  if (code && RECOVERED.includes(code)) {
    return `recoverable error: React rendered it anew in the browser (${firstLine(text)})`;
  }
  return `console error: ${firstLine(text)}`;
}

export function findingOfError(error: Error): string {
  return `uncaught error: ${firstLine(String(error))}`;
}

/** As much of a text around a place in it as shows where that is. */
function excerpt(text: string, place: number): string {
  const [start, end] = [Math.max(place - CONTEXT, 0), place + CONTEXT];
  return `“${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}”`;
}

/** A mismatch with the first words in which the two differ, where words tell it; other findings as they are. */
export function withDifference(finding: string, { prerendered, now }: Observation['words']): string {
  if (finding !== HYDRATION_MISMATCH || prerendered === now) return finding;
  let place = 0;
  while (place < prerendered.length && prerendered[place] === now[place]) place += 1;
  return `${finding}, ${excerpt(now, place)} instead of ${excerpt(prerendered, place)}`;
}

/** What is not as it should be of a page that answers. */
export function findingsOfPage(page: PageToOpen, found: Observation): string[] {
  const findings: string[] = [];
  if (found.status !== page.status) {
    findings.push(`status ${String(found.status)} instead of ${String(page.status)}`);
  }
  for (const style of found.brokenStyles) findings.push(`broken stylesheet: ${style}`);
  const [expected, actual] = [page.owner, found.owner].map((owner) => (owner ? labelOf(owner) : 'none'));
  if (expected !== actual) findings.push(`release: ${actual ?? ''} instead of ${expected ?? ''}`);
  if (!found.language.startsWith(page.language)) {
    findings.push(`language: ${found.language || 'none'} instead of ${page.language}`);
  }
  if (found.headings !== 1) findings.push(`${String(found.headings)} headings of level 1 instead of one`);
  return findings;
}
