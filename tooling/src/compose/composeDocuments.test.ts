import { textFiles } from '@farekite/shared/protocol';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { composeDocuments, type CompositionRequest } from './composeDocuments';

const SHELL = `exports.default = {
  modules: {},
  renderPage: async ({ page }) => ({
    markup: JSON.stringify(page?.texts ?? null),
    head: { title: 'Page', description: '' },
  }),
  composeDocument: ({ styles, rendered }) => JSON.stringify({ styles, texts: JSON.parse(rendered.markup) }),
  composeSiteFiles: () => ({ 'robots.txt': 'Allow: ñ', 'favicon.ico': Uint8Array.of(0, 255) }),
};`;

const { release: shell } = fakeShell();
const { release } = fakeRemote('mfe-deals', {
  pages: { '/first-class-deals': '', '/top-airlines': '' },
  languages: ['en', 'es', 'pt'],
});
const pages = Object.entries(release.pages).map(([path, page]) => {
  const name = path === '/top-airlines' ? 'airlines' : 'first';
  const styles = ['browser/common.css', `browser/${name}.css`];
  return [path, { ...page, styles, namespaces: [name, 'mfe-deals'] }] as const;
});
const remote = { ...release, pages: Object.fromEntries(pages) };

/** A text and a style are the name of their file, and a page does nothing. */
async function compose(options: Partial<CompositionRequest> = {}) {
  const read: string[] = [];
  const readFile: CompositionRequest['readFile'] = ({ kind }, file) => {
    read.push(file);
    const source = kind === 'shell' ? SHELL : '';
    return Promise.resolve(Buffer.from(file.endsWith('.js') ? source : JSON.stringify(file)));
  };
  const request = { shell, remote, paths: ['/first-class-deals'] as const, readFile };
  return { composed: await composeDocuments({ ...request, ...options }), read };
}

function textsIn(languages: readonly string[], ...namespaces: readonly string[]): object {
  const textsOf = (language: string) =>
    namespaces.map((namespace) => [namespace, textFiles(language, namespace).server]);
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(textsOf(language))]));
}

describe('composeDocuments', () => {
  it('composes a page in each language, with the styles of shell and page and its texts in all of its release', async () => {
    const { composed, read } = await compose();
    const document = JSON.stringify({
      styles: {
        [`/releases/shell/${shell.version}/browser/shell.css`]: '"browser/shell.css"',
        [`/releases/mfe-deals/${remote.version}/browser/common.css`]: '"browser/common.css"',
        [`/releases/mfe-deals/${remote.version}/browser/first.css`]: '"browser/first.css"',
      },
      texts: textsIn(['en', 'es', 'pt'], 'first', 'mfe-deals'),
    });
    expect([...composed].map(([file, html]) => [file, String(html)])).toEqual([
      ['first-class-deals/en.html', document],
      ['first-class-deals/es.html', document],
    ]);
    expect(read.filter((file) => file.includes('airlines'))).toEqual([]);
  });

  it('reads what several pages have once, and takes the languages that a remote has', async () => {
    const { composed, read } = await compose({
      remote: { ...remote, languages: ['en'] },
      paths: ['/first-class-deals', '/top-airlines'],
    });
    expect(JSON.parse(String(composed.get('top-airlines/es.html')))).toMatchObject({
      texts: textsIn(['en'], 'first', 'airlines', 'mfe-deals'),
    });
    expect(composed.size).toBe(4);
    expect(new Set(read).size).toBe(read.length);
  });

  it('composes the shell’s own page and the site’s files from the shell alone', async () => {
    const { composed, read } = await compose({ remote: undefined, paths: [null] });
    expect([...composed.keys()]).toEqual([
      '404/en.html',
      '404/es.html',
      'root/robots.txt',
      'root/favicon.ico',
    ]);
    expect(composed.get('root/robots.txt')).toEqual(Buffer.from('Allow: ñ'));
    expect(composed.get('root/favicon.ico')).toEqual(Buffer.of(0, 255));
    expect(read).toEqual(['server/shell.js', 'browser/shell.css']);
  });
});
