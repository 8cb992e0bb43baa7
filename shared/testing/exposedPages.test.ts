/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exposedPages } from './exposedPages';

const PAGE = 'export default Object.assign(() => null, { head() {} });';

const remote = mkdtempSync(join(tmpdir(), 'farekite-remote-'));

beforeEach(() => {
  jest.resetModules();
});

afterAll(() => {
  rmSync(remote, { recursive: true });
});

function writeRemote(page: string): void {
  const routes = { '/fares': { remote: 'mfe-fares' }, '/blog': { remote: 'mfe-blog' } };
  const files = {
    'package.json': JSON.stringify({ name: 'mfe-fares', farekite: { developmentRoutes: ['/drafts'] } }),
    'node_modules/@farekite/shared/contract/routes.json': JSON.stringify(routes),
    'src/pages/Drafts/Drafts.tsx': PAGE,
    'src/pages/Fares/Fares.tsx': page,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(remote, file)), { recursive: true });
    writeFileSync(join(remote, file), text);
  }
}

describe('exposedPages', () => {
  it('finds the pages that the table of routes gives to the remote, and those in development', () => {
    writeRemote(PAGE);
    const pages = exposedPages(remote);
    expect(Object.keys(pages)).toEqual(['/fares', '/drafts']);
    expect(pages['/fares']).toHaveProperty('head');
  });

  it.each([
    ['no default', 'export const Page = () => null;'],
    ['a default without a head', 'export default () => null;'],
    ['something besides', `${PAGE} export const price = 1;`],
  ])('refuses a page file that exports %s', (_what, source) => {
    writeRemote(source);
    expect(() => exposedPages(remote)).toThrow(
      './src/pages/Fares/Fares.tsx must export a page made with definePage as its default, and nothing else',
    );
  });
});
