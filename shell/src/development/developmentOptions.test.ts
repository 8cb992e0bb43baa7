import { UNMATCHABLE_HASH } from '../remotes/FileIntegrity';
import { developmentHash, readDevelopmentOverrides, readDevelopmentRoutes } from './developmentOptions';

function scriptNaming(developed?: string): HTMLScriptElement {
  const script = document.createElement('script');
  if (developed !== undefined) script.dataset.developed = developed;
  return script;
}

describe('readDevelopmentOverrides', () => {
  it('returns the packages that the attribute of the script names', () => {
    expect([...readDevelopmentOverrides(scriptNaming('mfe-deals mfe-home'))]).toEqual([
      ['mfe-deals', 'development'],
      ['mfe-home', 'development'],
    ]);
  });

  it.each([
    ['a script that names none', scriptNaming()],
    ['no script', null],
  ])('returns none for %s', (_what, script) => {
    expect(readDevelopmentOverrides(script).size).toBe(0);
  });
});

describe('readDevelopmentRoutes', () => {
  it('returns the routes in the attribute of the script', () => {
    const script = scriptNaming();
    script.dataset.routes = '[{"path":"/new","remote":"mfe-new"}]';
    expect(readDevelopmentRoutes(script)).toEqual([{ path: '/new', remote: 'mfe-new' }]);
  });

  it('returns none for a script without the attribute', () => {
    expect(readDevelopmentRoutes(scriptNaming())).toEqual([]);
  });
});

describe('developmentHash', () => {
  it.each([
    '/releases/mfe-deals/development/browser/remoteEntry.js',
    '/releases/shell/d0d0d0d0d0d0d0d0/development/locales/en-shell-json.js',
  ])('is empty for %s', (path) => {
    expect(developmentHash(path)).toBe('');
  });

  it.each([
    '/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/remoteEntry.js',
    '/releases/mfe-deals/d0d0d0d0d0d0d0d0/development/remoteEntry.js',
    '/releases/shell/d0d0d0d0d0d0d0d0/browser/shell.js',
    '/elsewhere/mfe-deals/development/remoteEntry.js',
    '/development',
  ])('is a hash that no file has for %s', (path) => {
    expect(developmentHash(path)).toBe(UNMATCHABLE_HASH);
  });
});
