import {
  findingFromConsoleError,
  findingFromException,
  findingsOfPage,
  withDifference,
  type Observation,
} from './findings';
import type { PageToOpen } from './PageToOpen';

const DEALS = { name: 'mfe-deals', version: '0123456789abcdef' };
const MISMATCH = 'hydration mismatch: the browser renders something else than the server';

const page: PageToOpen = { path: '/top-airlines', language: 'es', status: 200, owner: DEALS };
const expected: Observation = {
  status: 200,
  language: 'es',
  headings: 1,
  owner: DEALS,
  brokenStyles: [],
  text: { prerendered: 'Aerolíneas', hydrated: 'Aerolíneas' },
};

describe('findingFromConsoleError', () => {
  const REACT = 'Error: Minified React error';
  const CSP =
    'Refused to apply inline style because it violates the following Content Security Policy directive';
  it.each([
    ['a hydration mismatch by its code', `${REACT} #418; visit …`, MISMATCH],
    ['a hydration mismatch by its text', 'Error: Hydration failed because the server …\n    at x', MISMATCH],
    [
      'an error that React recovered from',
      `${REACT} #423; visit …\n    at x`,
      `recovered error: React rendered the page again in the browser (${REACT} #423; visit …)`,
    ],
    [
      'a violation of the content security policy',
      `${CSP}: "style-src"`,
      `CSP violation: ${CSP}: "style-src"`,
    ],
    ['any other error of React', `${REACT} #31; …`, `console error: ${REACT} #31; …`],
    ['any other error by its first line', 'No fares\n    at x', 'console error: No fares'],
    ['a long error by its first 200 characters', 'x'.repeat(900), `console error: ${'x'.repeat(200)}…`],
  ])('reports %s', (_what, text, finding) => {
    expect(findingFromConsoleError(text)).toBe(finding);
  });

  it('does not report a failed request, which the tab monitor reports with its address', () => {
    expect(findingFromConsoleError('Failed to load resource: net::ERR_FAILED')).toBeUndefined();
  });
});

describe('findingFromException', () => {
  it('reports the first line of the error', () => {
    expect(findingFromException(new TypeError('No fares\nat all'))).toBe(
      'uncaught error: TypeError: No fares',
    );
  });
});

describe('findingsOfPage', () => {
  it('reports nothing about a page or a 404 page that is as expected', () => {
    expect(findingsOfPage(page, expected)).toEqual([]);
    const unknown = { ...page, status: 404, owner: undefined } as const;
    expect(findingsOfPage(unknown, { ...expected, status: 404, owner: null })).toEqual([]);
  });

  it.each([
    ['a wrong status', { status: 404 }, 'status 404 instead of 200'],
    ['a wrong language', { language: 'en' }, 'language: en instead of es'],
    ['a missing heading', { headings: 0 }, '0 headings of level 1 instead of one'],
    ['a second heading', { headings: 2 }, '2 headings of level 1 instead of one'],
    ['a broken stylesheet', { brokenStyles: ['/a.css'] }, 'broken stylesheet: /a.css'],
    ['a fallback of the shell', { owner: null }, 'release: none instead of mfe-deals@0123456789abcdef'],
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
  ])('reports %s', (_what, change, finding) => {
    expect(findingsOfPage(page, { ...expected, ...change })).toEqual([finding]);
  });
});

describe('withDifference', () => {
  it.each([
    [
      'another word',
      'Fares from here',
      'Fares from there',
      '“Fares from there” instead of “Fares from here”',
    ],
    ['another end', 'Fares', 'Fares today', '“Fares today” instead of “Fares”'],
    [
      'an excerpt of long texts',
      `${'a'.repeat(50)}server${'z'.repeat(50)}`,
      `${'a'.repeat(50)}browser${'z'.repeat(50)}`,
      `“…${'a'.repeat(20)}browser${'z'.repeat(13)}…” instead of “…${'a'.repeat(20)}server${'z'.repeat(14)}…”`,
    ],
  ])('adds the first difference to a hydration mismatch: %s', (_what, prerendered, hydrated, difference) => {
    expect(withDifference(MISMATCH, { prerendered, hydrated })).toBe(`${MISMATCH}, ${difference}`);
  });

  it('adds nothing to a hydration mismatch when the texts are equal', () => {
    expect(withDifference(MISMATCH, { prerendered: 'Fares', hydrated: 'Fares' })).toBe(MISMATCH);
  });

  it('adds nothing to any other finding', () => {
    expect(withDifference('console error: x', { prerendered: 'a', hydrated: 'b' })).toBe('console error: x');
  });
});
