import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
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
};`;

const shell: ShellRelease = fakeShell({ languages: ['en', 'es'] }).release;
const deals = fakeRemote('mfe-deals', {
  pages: { '/first-class-deals': pageSource(''), '/top-airlines': pageSource('') },
  languages: ['en', 'es', 'pt'],
  namespaces: ['first', 'airlines', 'mfe-deals'],
});

/** The remote, whose two pages have these styles and namespaces. */
const remote: RemoteRelease = {
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
  /** What the shell was passed for each document. */
  readonly documents: readonly {
    readonly language: string;
    readonly styles: Readonly<Record<string, string>>;
    readonly texts: Readonly<Record<string, object>> | null;
  }[];
  /** The files that were read. */
  readonly read: readonly string[];
}

async function compose(options: Partial<CompositionRequest> = {}): Promise<Composed> {
  const read: string[] = [];
  const documents = await composeDocuments({
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
  return {
    documents: documents.map(({ language, html }) => ({
      language,
      ...(JSON.parse(html) as Omit<Composed['documents'][number], 'language'>),
    })),
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
  it('passes the texts of the stylesheets of the shell and of the pages that it composes', async () => {
    const { documents, read } = await compose();
    expect(documents[0]?.styles).toEqual({
      [`/releases/shell/${shell.version}/browser/shell.css`]: '<browser/shell.css>',
      [`/releases/mfe-deals/${remote.version}/browser/common.css`]: '<browser/common.css>',
      [`/releases/mfe-deals/${remote.version}/browser/first.css`]: '<browser/first.css>',
    });
    expect(read).not.toContain('browser/airlines.css');
  });

  it('renders a page with the texts of its namespaces in each language of its release', async () => {
    const { documents, read } = await compose();
    expect(documents.map(({ language }) => language)).toEqual(['en', 'es']);
    for (const { texts } of documents) {
      expect(texts).toEqual({
        en: textsIn('en', 'first', 'mfe-deals'),
        es: textsIn('es', 'first', 'mfe-deals'),
        pt: textsIn('pt', 'first', 'mfe-deals'),
      });
    }
    expect(read).not.toContain('server/locales/en/airlines.json');
  });

  it('reads what several pages have once', async () => {
    const { documents, read } = await compose({ paths: ['/first-class-deals', '/top-airlines'] });
    expect(documents).toHaveLength(4);
    expect(documents[3]?.texts?.es).toEqual(textsIn('es', 'first', 'airlines', 'mfe-deals'));
    expect(new Set(read).size).toBe(read.length);
  });

  it('renders the page of a remote that lacks a language of the site with the texts that it has', async () => {
    const { documents } = await compose({ remote: { ...remote, languages: ['en'] } });
    expect(documents.map(({ language, texts }) => [language, texts])).toEqual([
      ['en', { en: textsIn('en', 'first', 'mfe-deals') }],
      ['es', { en: textsIn('en', 'first', 'mfe-deals') }],
    ]);
  });

  it('reads no texts for the shell’s own pages', async () => {
    const { documents, read } = await compose({ remote: undefined, paths: [null] });
    expect(documents[0]?.texts).toBeNull();
    expect(read.filter((file) => file.includes('locales'))).toEqual([]);
  });
});
