import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { composeDocuments, type CompositionRequest } from './composeDocuments';

/** A shell whose documents are the contents of the files that it was passed. */
const SHELL = `exports.default = {
  modules: {},
  renderPage: async () => ({ markup: '', head: { title: 'Page', description: '' } }),
  composeDocument: ({ styles, texts }) => JSON.stringify({ styles, texts }),
};`;

const FILES = {
  '/first-class-deals': {
    styles: ['browser/common.css', 'browser/first.css'],
    texts: { en: 'browser/first.en.json', es: 'browser/first.es.json', pt: 'browser/first.pt.json' },
  },
  '/top-airlines': {
    styles: ['browser/common.css', 'browser/airlines.css'],
    texts: { en: 'browser/airlines.en.json' },
  },
};

const shell: ShellRelease = {
  ...fakeShell({ languages: ['en', 'es'] }).release,
  texts: { en: 'browser/shell.en.json', es: 'browser/shell.es.json' },
};

/** A remote whose two pages have these files. */
function remoteWithFiles(): RemoteRelease {
  const { release } = fakeRemote('mfe-deals', {
    pages: { '/first-class-deals': pageSource(''), '/top-airlines': pageSource('') },
  });
  const pages = Object.entries(FILES).map(([path, files]) => {
    const page = release.pages[path as keyof typeof FILES];
    return [path, { ...page, ...files }] as const;
  });
  return { ...release, pages: Object.fromEntries(pages) as RemoteRelease['pages'] };
}

interface Composed {
  /** What the shell was passed for the document. */
  readonly passed: Readonly<Record<'styles' | 'texts', Readonly<Record<string, string>>>>;
  /** The files that were read. */
  readonly read: readonly string[];
}

async function composeFirstClassDeals(options: Partial<CompositionRequest> = {}): Promise<Composed> {
  const read: string[] = [];
  const [document] = await composeDocuments({
    shell,
    remote: remoteWithFiles(),
    manifestIntegrity: 'sha384-',
    paths: ['/first-class-deals'],
    generator: 'shell@1',
    readFile: (_release, file) => {
      read.push(file);
      return Promise.resolve(Buffer.from(/\.(?:css|json)$/.test(file) ? `<${file}>` : SHELL));
    },
    timeoutMs: 30_000,
    ...options,
  });
  return { passed: JSON.parse(document?.html ?? '') as Composed['passed'], read };
}

const inShell = (file: string) => ({ [`/releases/shell/${shell.version}/${file}`]: `<${file}>` });
const inRemote = (file: string) => ({
  [`/releases/mfe-deals/${remoteWithFiles().version}/${file}`]: `<${file}>`,
});

describe('composeDocuments', () => {
  it('passes the texts of the stylesheets of the shell and of the pages that it composes', async () => {
    const { passed, read } = await composeFirstClassDeals();
    expect(passed.styles).toEqual({
      ...inShell('browser/shell.css'),
      ...inRemote('browser/common.css'),
      ...inRemote('browser/first.css'),
    });
    expect(read).not.toContain('browser/airlines.css');
  });

  it('passes their text files in the languages of the site', async () => {
    const { passed, read } = await composeFirstClassDeals();
    expect(passed.texts).toEqual({
      ...inShell('browser/shell.en.json'),
      ...inShell('browser/shell.es.json'),
      ...inRemote('browser/first.en.json'),
      ...inRemote('browser/first.es.json'),
    });
    expect(read).not.toContain('browser/first.pt.json');
    expect(read).not.toContain('browser/airlines.en.json');
  });

  it('passes only those of the shell for its own pages', async () => {
    const { passed } = await composeFirstClassDeals({ remote: undefined, paths: [null] });
    expect(passed.texts).toEqual({
      ...inShell('browser/shell.en.json'),
      ...inShell('browser/shell.es.json'),
    });
  });

  it('passes no text files of releases that have their texts in scripts', async () => {
    const remote = fakeRemote('mfe-deals').release;
    const { passed } = await composeFirstClassDeals({ shell: fakeShell().release, remote });
    expect(passed.texts).toEqual({});
  });
});
