import type { RemoteRelease } from '@farekite/shared/protocol';
import { fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { composeDocuments } from './composeDocuments';

/** A shell whose documents are the styles that it was passed. */
const SHELL = `exports.default = {
  modules: {},
  renderPage: async () => ({ markup: '', head: { title: 'Page', description: '' } }),
  composeDocument: ({ styles }) => JSON.stringify(styles),
};`;

function withStyles(
  release: RemoteRelease,
  path: keyof RemoteRelease['pages'],
  styles: string[],
): RemoteRelease {
  const page = release.pages[path];
  if (!page) throw new Error(`The release has no page for ${path}`);
  return { ...release, pages: { ...release.pages, [path]: { ...page, styles } } };
}

describe('composeDocuments', () => {
  it('passes the texts of the stylesheets of the shell and of the pages that it composes', async () => {
    const shell = fakeShell().release;
    const { release } = fakeRemote('mfe-deals', {
      pages: { '/first-class-deals': pageSource(''), '/top-airlines': pageSource('') },
    });
    const remote = withStyles(
      withStyles(release, '/first-class-deals', ['browser/common.css', 'browser/first.css']),
      '/top-airlines',
      ['browser/common.css', 'browser/airlines.css'],
    );
    const read: string[] = [];
    const [document] = await composeDocuments({
      shell,
      remote,
      manifestIntegrity: 'sha384-',
      paths: ['/first-class-deals'],
      generator: 'shell@1',
      readFile: (_release, file) => {
        read.push(file);
        return Promise.resolve(Buffer.from(file.endsWith('.css') ? `/* ${file} */` : SHELL));
      },
      timeoutMs: 30_000,
    });
    expect(JSON.parse(document?.html ?? '')).toEqual({
      [`/releases/shell/${shell.version}/browser/shell.css`]: '/* browser/shell.css */',
      [`/releases/mfe-deals/${remote.version}/browser/common.css`]: '/* browser/common.css */',
      [`/releases/mfe-deals/${remote.version}/browser/first.css`]: '/* browser/first.css */',
    });
    expect(read).not.toContain('browser/airlines.css');
  });
});
