import {
  findingOfConsole,
  findingOfError,
  findingsOfPage,
  withDifference,
  type Observation,
} from './findings';
import type { PageToOpen } from './PageToOpen';

const DEALS = { name: 'mfe-deals', version: '0123456789abcdef' };
const MISMATCH = 'hydration mismatch: the browser renders something else than the server';

const page: PageToOpen = { path: '/top-airlines', language: 'es', status: 200, owner: DEALS };
const sound: Observation = {
  status: 200,
  language: 'es',
  headings: 1,
  owner: DEALS,
  brokenStyles: [],
  words: { prerendered: 'Aerolíneas', now: 'Aerolíneas' },
};

describe('An error in the console', () => {
  it.each([
    ['a document that React cannot take over', 'Error: Minified React error #418; visit …', MISMATCH],
    ['the same in words', 'Error: Hydration failed because the server …\n    at x', MISMATCH],
    [
      'what React recovered from',
      'Error: Minified React error #423; visit …\n    at x',
      'recoverable error: React rendered it anew in the browser (Error: Minified React error #423; visit …)',
    ],
    [
      'a violation of the policy',
      'Refused to apply inline style because it violates the following Content Security Policy directive: "style-src"',
      'CSP violation: Refused to apply inline style because it violates the following Content Security Policy directive: "style-src"',
    ],
    ['anything else', 'No fares\n    at x', 'console error: No fares'],
    ['a long one', 'x'.repeat(900), `console error: ${'x'.repeat(200)}…`],
    [
      'another of React’s',
      'Error: Minified React error #31; …',
      'console error: Error: Minified React error #31; …',
    ],
  ])('is told in one line: %s', (_what, text, finding) => {
    expect(findingOfConsole(text)).toBe(finding);
  });

  it('of a request is left to who watches requests', () => {
    expect(findingOfConsole('Failed to load resource: net::ERR_FAILED')).toBeUndefined();
  });
});

describe('An uncaught error', () => {
  it('is told in one line', () => {
    expect(findingOfError(new TypeError('No fares\nat all'))).toBe('uncaught error: TypeError: No fares');
  });
});

describe('A page', () => {
  it('that is what it should be has no findings', () => {
    expect(findingsOfPage(page, sound)).toEqual([]);
    const unknown = { ...page, status: 404, owner: undefined } as const;
    expect(findingsOfPage(unknown, { ...sound, status: 404, owner: null })).toEqual([]);
  });

  it.each([
    ['its status', { status: 404 }, 'status 404 instead of 200'],
    ['its language', { language: 'en' }, 'language: en instead of es'],
    ['a missing heading', { headings: 0 }, '0 headings of level 1 instead of one'],
    ['a heading too many', { headings: 2 }, '2 headings of level 1 instead of one'],
    ['a broken stylesheet', { brokenStyles: ['/a.css'] }, 'broken stylesheet: /a.css'],
    ['nobody’s page', { owner: null }, 'release: none instead of mfe-deals@0123456789abcdef'],
    [
      'another release',
      { owner: { name: 'mfe-deals', version: 'fedcba9876543210' } },
      'release: mfe-deals@fedcba9876543210 instead of mfe-deals@0123456789abcdef',
    ],
    [
      'another remote',
      { owner: { name: 'mfe-home', version: '0123456789abcdef' } },
      'release: mfe-home@0123456789abcdef instead of mfe-deals@0123456789abcdef',
    ],
  ])('is told %s', (_what, change, finding) => {
    expect(findingsOfPage(page, { ...sound, ...change })).toEqual([finding]);
  });
});

describe('A mismatch', () => {
  it.each([
    ['a word', 'Fares from here', 'Fares from there', '“Fares from there” instead of “Fares from here”'],
    ['an end', 'Fares', 'Fares today', '“Fares today” instead of “Fares”'],
    [
      'a place far inside',
      `${'a'.repeat(50)}server${'z'.repeat(50)}`,
      `${'a'.repeat(50)}browser${'z'.repeat(50)}`,
      `“…${'a'.repeat(20)}browser${'z'.repeat(13)}…” instead of “…${'a'.repeat(20)}server${'z'.repeat(14)}…”`,
    ],
  ])('is told with what differs: %s', (_what, prerendered, now, difference) => {
    expect(withDifference(MISMATCH, { prerendered, now })).toBe(`${MISMATCH}, ${difference}`);
  });

  it('that no words tell is told as it is', () => {
    expect(withDifference(MISMATCH, { prerendered: 'Fares', now: 'Fares' })).toBe(MISMATCH);
  });

  it('only: another finding has nothing to do with words', () => {
    expect(withDifference('console error: x', { prerendered: 'a', now: 'b' })).toBe('console error: x');
  });
});
