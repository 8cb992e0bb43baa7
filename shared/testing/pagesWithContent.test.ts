import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagesWithContent } from './pagesWithContent';

const FILES = {
  'package.json': JSON.stringify({ name: 'mfe-fares' }),
  'node_modules/@farekite/shared/contract/routes.json': JSON.stringify({
    '/low-fares': { remote: 'mfe-fares' },
    '/blog': { remote: 'mfe-fares' },
  }),
  'src/content/Fare/lowFares.ts': "export default { title: 'Low fares' };",
  'src/pages/Fare/defineFare.tsx':
    'export const defineFare = () => Object.assign(() => null, { head: () => ({ title: "Low fares" }) });',
  'src/pages/Blog/Blog.tsx': 'export default Object.assign(() => null, { head() {} });',
};

let remote: string;

beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'farekite-remote-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(remote, file)), { recursive: true });
    writeFileSync(join(remote, file), text);
  }
});

afterEach(() => {
  rmSync(remote, { recursive: true });
});

/** What the variable `module` of a test file of the remote tells. */
const moduleOfRemote = () => ({ filename: join(remote, 'src/testing/farePages.ts') });

describe('pagesWithContent', () => {
  it('gives path, page and content of the pages that have content', () => {
    const pages = pagesWithContent(moduleOfRemote(), (path) => path !== '/blog');
    expect(pages).toEqual([
      { path: '/low-fares', Page: expect.any(Function), content: { title: 'Low fares' } },
    ]);
    expect(pages[0]?.Page).toHaveProperty('head');
  });

  it('refuses a page without content', () => {
    expect(() => pagesWithContent(moduleOfRemote())).toThrow(
      `/blog has no content file in ${join(remote, 'src/content')}`,
    );
  });
});
