import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { findPage } from './findPage';

/** A remote with empty files. */
function remoteWith(...files: readonly string[]): string {
  const directory = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), '');
  }
  return directory;
}

describe('findPage', () => {
  it.each([
    ['/', './src/pages/Home/Home.tsx'],
    ['/flight-results', './src/pages/FlightResults/FlightResults.tsx'],
    ['/admin/blog', './src/pages/AdminBlog/AdminBlog.tsx'],
  ])('finds the page file of %s', (path, file) => {
    expect(findPage(remoteWith(file), path)).toEqual({ kind: 'file', file });
  });

  it('finds the content of a page and the template that shows it', () => {
    const remote = remoteWith(
      'src/content/DealPage/beachDeals.ts',
      'src/pages/DealPage/defineDealPage.tsx',
      'src/content/cities.ts',
    );
    expect(findPage(remote, '/beach-deals')).toEqual({
      kind: 'content',
      content: './src/content/DealPage/beachDeals.ts',
      template: './src/pages/DealPage/defineDealPage.tsx',
      define: 'defineDealPage',
    });
  });

  it('prefers the page file, which may import the content', () => {
    const remote = remoteWith(
      'src/content/DealPage/beachDeals.ts',
      'src/pages/DealPage/defineDealPage.tsx',
      'src/pages/BeachDeals/BeachDeals.tsx',
    );
    expect(findPage(remote, '/beach-deals')).toMatchObject({ kind: 'file' });
  });

  it('names both places when a page is missing', () => {
    const remote = remoteWith();
    expect(() => findPage(remote, '/beach-deals')).toThrow(
      `The package in ${remote} has no file for its page /beach-deals. ` +
        'Write ./src/pages/BeachDeals/BeachDeals.tsx, or one content file ./src/content/TEMPLATE/beachDeals.ts ' +
        'that ./src/pages/TEMPLATE/defineTEMPLATE.tsx shows. ' +
        'Which package a path belongs to is in shared/contract/routes.json.',
    );
  });

  it('refuses content without a template', () => {
    const remote = remoteWith('src/content/DealPage/beachDeals.ts');
    expect(() => findPage(remote, '/beach-deals')).toThrow(
      'Write ./src/pages/DealPage/defineDealPage.tsx with the function defineDealPage, or the page file ' +
        './src/pages/BeachDeals/BeachDeals.tsx.',
    );
  });

  it('refuses two content files for one page', () => {
    const remote = remoteWith('src/content/DealPage/beachDeals.ts', 'src/content/CityGuide/beachDeals.ts');
    expect(() => findPage(remote, '/beach-deals')).toThrow(
      `/beach-deals has several content files in ${remote}: ./src/content/CityGuide/beachDeals.ts, ` +
        './src/content/DealPage/beachDeals.ts.',
    );
  });
});
