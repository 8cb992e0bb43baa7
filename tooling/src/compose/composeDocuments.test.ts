import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { composeDocuments, type CompositionRequest } from './composeDocuments';

/** A shell whose documents are the texts that the page was rendered with, and the stylesheets. */
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
const deals = fakeRemote('mfe-deals', {
  pages: { '/first-class-deals': pageSource(''), '/top-airlines': pageSource('') },
  languages: ['en', 'es', 'pt'],
  namespaces: ['first', 'airlines', 'mfe-deals'],
});

/** The remote, whose two pages have these styles and namespaces. */
const remote = {
  ...deals.release,
  pages: Object.fromEntries(
    Object.entries(deals.release.pages).map(([path, page]) => {
      const name = path === '/top-airlines' ? 'airlines' : 'first';
      const styles = ['browser/common.css', `browser/${name}.css`];
      return [path, { ...page, styles, namespaces: [name, 'mfe-deals'] }];
    }),
  ),
};

interface Composed {
  /** What the shell was passed for each document, by the name of its file. */
  readonly documents: Readonly<Record<string, { readonly styles: object; readonly texts: object | null }>>;
  /** The files in the site's root. */
  readonly siteFiles: readonly (readonly [name: string, content: Buffer])[];
  /** The files that were read. */
  readonly read: readonly string[];
}

async function compose(options: Partial<CompositionRequest> = {}): Promise<Composed> {
  const read: string[] = [];
  const files = await composeDocuments({
    shell,
    remote,
    paths: ['/first-class-deals'],
    readFile: (release, file) => {
      read.push(file);
      if (file.endsWith('.css')) return Promise.resolve(Buffer.from(`<${file}>`));
      return release.kind === 'shell'
        ? Promise.resolve(Buffer.from(SHELL))
        : readFile(join(deals.dist, file));
    },
    timeoutMs: 30_000,
    ...options,
  });
  const documents = [...files].filter(([file]) => file.endsWith('.html'));
  return {
    documents: Object.fromEntries(
      documents.map(([file, html]) => [file, JSON.parse(String(html)) as Composed['documents'][string]]),
    ),
    siteFiles: [...files].filter(([file]) => !file.endsWith('.html')),
    read,
  };
}

/** The texts of namespaces in a language, as the fake remote has them. */
function textsIn(language: string, ...namespaces: readonly string[]): object {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, { greeting: `${namespace} in ${language}` }]),
  );
}

describe('composeDocuments', () => {
  it('composes a page in each language, with the styles of shell and page and its texts in all of its release', async () => {
    const { documents, siteFiles, read } = await compose();
    const styles = {
      [`/releases/shell/${shell.version}/browser/shell.css`]: '<browser/shell.css>',
      [`/releases/mfe-deals/${remote.version}/browser/common.css`]: '<browser/common.css>',
      [`/releases/mfe-deals/${remote.version}/browser/first.css`]: '<browser/first.css>',
    };
    const languages = ['en', 'es', 'pt'];
    const texts = Object.fromEntries(
      languages.map((language) => [language, textsIn(language, 'first', 'mfe-deals')]),
    );
    expect(documents).toEqual({
      'first-class-deals/en.html': { styles, texts },
      'first-class-deals/es.html': { styles, texts },
    });
    expect(siteFiles).toEqual([]);
    expect(read.filter((file) => file.includes('airlines'))).toEqual([]);
  });

  it('reads what several pages have once', async () => {
    const { documents, read } = await compose({ paths: ['/first-class-deals', '/top-airlines'] });
    expect(Object.keys(documents)).toHaveLength(4);
    expect(documents['top-airlines/es.html']?.texts).toMatchObject({
      es: textsIn('es', 'first', 'airlines', 'mfe-deals'),
    });
    expect(new Set(read).size).toBe(read.length);
  });

  it('renders the page of a remote that lacks a language of the site with the texts that it has', async () => {
    const { documents } = await compose({ remote: { ...remote, languages: ['en'] } });
    expect(documents['first-class-deals/es.html']?.texts).toEqual({
      en: textsIn('en', 'first', 'mfe-deals'),
    });
  });

  it('composes the shell’s own page and the site’s files from the shell alone', async () => {
    const { documents, siteFiles, read } = await compose({ remote: undefined, paths: [null] });
    expect(Object.keys(documents)).toEqual(['404/en.html', '404/es.html']);
    expect(siteFiles).toEqual([
      ['root/robots.txt', Buffer.from('Allow: ñ')],
      ['root/favicon.ico', Buffer.of(0, 255)],
    ]);
    expect(read).toEqual(['server/shell.js', 'browser/shell.css']);
  });
});
