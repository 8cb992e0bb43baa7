import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exposedPages } from './exposedPages';

const PAGE = 'export default Object.assign(() => null, { head() {} });';

let remote: string;

beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'farekite-remote-'));
});

afterEach(() => {
  rmSync(remote, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  const routes = { '/fares': { remote: 'mfe-fares' }, '/blog': { remote: 'mfe-blog' } };
  const all = {
    'package.json': JSON.stringify({ name: 'mfe-fares', farekite: { developmentRoutes: ['/drafts'] } }),
    'node_modules/@farekite/shared/contract/routes.json': JSON.stringify(routes),
    'src/pages/Drafts/Drafts.tsx': PAGE,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(remote, file)), { recursive: true });
    writeFileSync(join(remote, file), text);
  }
}

describe('exposedPages', () => {
  it('finds the pages that the table of routes gives to the remote, and those in development', () => {
    write({ 'src/pages/Fares/Fares.tsx': PAGE });
    const pages = exposedPages(remote);
    expect(Object.keys(pages)).toEqual(['/fares', '/drafts']);
    expect(pages['/fares']).toHaveProperty('head');
  });

  it('makes a page from its content with the template that the content belongs to', () => {
    write({
      'src/content/Fare/fares.ts': "export default { title: 'Fares' };",
      'src/pages/Fare/defineFare.tsx':
        'export const defineFare = (content: object) => Object.assign(() => null, { head() {}, content });',
    });
    expect(exposedPages(remote)['/fares']).toHaveProperty('content', { title: 'Fares' });
  });

  it.each([
    ['no default', 'export const Page = () => null;'],
    ['a default without a head', 'export default () => null;'],
    ['something besides', `${PAGE} export const price = 1;`],
  ])('refuses a page file that exports %s', (_what, source) => {
    write({ 'src/pages/Fares/Fares.tsx': source });
    expect(() => exposedPages(remote)).toThrow(
      './src/pages/Fares/Fares.tsx must export a page made with definePage as its default, and nothing else',
    );
  });
});
