import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exposedPages } from './exposedPages';

const PAGE = 'exports.default = Object.assign(() => null, { head() {} });';

let remote: string;

beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'farekite-remote-'));
});

afterEach(() => {
  rmSync(remote, { recursive: true });
});

function write(sources: Readonly<Record<string, string>>): void {
  const pages = Object.keys(sources).map((name) => [`/${name}`, `./${name}.js`]);
  writeFileSync(
    join(remote, 'package.json'),
    JSON.stringify({ farekite: { pages: Object.fromEntries(pages) } }),
  );
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(remote, `${name}.js`), source);
}

describe('The pages that a remote exposes', () => {
  it('are those of its package.json, by path', () => {
    write({ fares: PAGE, blog: PAGE });
    const pages = exposedPages(remote);
    expect(Object.keys(pages)).toEqual(['/fares', '/blog']);
    expect(pages['/fares']).toHaveProperty('head');
  });

  it.each([
    ['no default', 'exports.Page = () => null;'],
    ['a default without a head', 'exports.default = () => null;'],
    ['something besides', `${PAGE} exports.price = 1;`],
  ])('are refused when a module exports %s', (_what, source) => {
    write({ fares: source });
    expect(() => exposedPages(remote)).toThrow(
      './fares.js must export a page made with definePage as its default, and nothing else',
    );
  });
});
