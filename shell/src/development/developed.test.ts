import { hashInDevelopment, readDeveloped, readNewRoutes } from './developed';

function scriptNaming(developed?: string): HTMLScriptElement {
  const script = document.createElement('script');
  if (developed !== undefined) script.dataset.developed = developed;
  return script;
}

describe('The rooms that are developed', () => {
  it('are those that the development server names at the script', () => {
    expect([...readDeveloped(scriptNaming('mfe-deals mfe-home'))]).toEqual([
      ['mfe-deals', 'development'],
      ['mfe-home', 'development'],
    ]);
  });

  it.each([
    ['a script that names none', scriptNaming()],
    ['no script', null],
  ])('are none for %s', (_what, script) => {
    expect(readDeveloped(script).size).toBe(0);
  });
});

describe('The routes of pages that the table does not know', () => {
  it('are those that the development server names at the script', () => {
    const script = scriptNaming();
    script.dataset.routes = '[{"path":"/new","remote":"mfe-new"}]';
    expect(readNewRoutes(script)).toEqual([{ path: '/new', remote: 'mfe-new' }]);
  });

  it('are none where it names none', () => {
    expect(readNewRoutes(scriptNaming())).toEqual([]);
  });
});

describe('The hash of a file that no pointer names', () => {
  it('is none for what is built from sources as they are saved', () => {
    expect(hashInDevelopment('/releases/mfe-deals/development/browser/remoteEntry.js')).toBe('');
  });

  it.each([
    '/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/remoteEntry.js',
    '/releases/mfe-deals/d0d0d0d0d0d0d0d0/development/remoteEntry.js',
    '/elsewhere/mfe-deals/development/remoteEntry.js',
    '/development',
  ])('matches nothing for %s', (path) => {
    expect(hashInDevelopment(path)).toBe(`sha384-${'A'.repeat(64)}`);
  });
});
