import { locateError } from './locateError';

/** Column 1 and up of the bundle's first line are line 1 of date-fns, columns 11 and up line 12 of the price. */
const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['date-fns/format.js', 'mfe-deals/src/Price/Price.tsx'],
  mappings: 'AAAA,UCWE',
});

const COMPONENT_STACK = `
    at Price (mfe-deals/server/about.js:1:20)
    at main (<anonymous>)`;

function locate(stack: string, componentStack = ''): Promise<string> {
  return locateError({ reason: 'error', problem: 'Error: No fares', stack, componentStack }, (bundle) =>
    Promise.resolve(bundle === 'mfe-deals/server/about.js' ? MAP : undefined),
  );
}

describe('locateError', () => {
  it('names the component and the line of the source', async () => {
    expect(
      await locate('Error: No fares\n    at Price (mfe-deals/server/about.js:1:15)', COMPONENT_STACK),
    ).toBe('in Price, mfe-deals/src/Price/Price.tsx:12');
  });

  it('names the line alone for an error outside of components', async () => {
    expect(await locate('Error: No fares\n    at mfe-deals/server/about.js:1:15')).toBe(
      'in mfe-deals/src/Price/Price.tsx:12',
    );
  });

  it('passes over packages that the release bundles, and takes the line of the component instead', async () => {
    const stack = 'Error: No fares\n    at format (mfe-deals/server/about.js:1:5)';
    expect(await locate(stack)).toBe('');
    expect(await locate(stack, COMPONENT_STACK)).toBe('in Price, mfe-deals/src/Price/Price.tsx:12');
  });

  it('names the component alone where a bundle has no source map', async () => {
    expect(await locate('Error: No fares\n    at main (shell/server/shell.js:1:2)')).toBe('');
    expect(await locate('', '\n    at Header (shell/server/shell.js:1:2)\n    at main')).toBe('in Header');
  });

  it('finds nothing in a text that is no stack trace', async () => {
    expect(await locate('Error: No fares')).toBe('');
    expect(await locate('', 'at ((((')).toBe('');
  });
});
