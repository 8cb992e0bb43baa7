import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Route, RoutePath } from '@farekite/shared/contract';
import type {
  Integrity,
  ReleaseManifest,
  ReleasePage,
  RemoteRelease,
  ShellRelease,
} from '@farekite/shared/protocol';
import { integrityOf } from '../release/integrity';
import { serializeManifest, withVersion } from '../release/manifest';
import { textFiles } from '../release/textFiles';
import { chunkName } from '../pages/pageNames';
import { temporaryFolder } from './temporaryFolder';

/** A release in a folder, which can be published from there like a built one. */
export interface FakeRelease<R extends ReleaseManifest> {
  readonly dist: string;
  readonly release: R;
}

function writeFiles(dist: string, files: Readonly<Record<string, string>>): Record<string, Integrity> {
  return Object.fromEntries(
    Object.entries(files).map(([file, content]) => {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), content);
      return [file, integrityOf(content)];
    }),
  );
}

function writeManifest<R extends ReleaseManifest>(dist: string, release: R): FakeRelease<R> {
  writeFileSync(join(dist, 'release.json'), serializeManifest(release));
  return { dist, release };
}

/**
 * The source of a shell's server bundle, in CommonJS. Its documents contain the names of their releases, the
 * greeting and what the page renders. The routes are a text, as webpack writes JSON: V8 takes longer to compile a literal.
 */
const shellBundle = (routes: readonly Route[], greeting: string, react: string) => `
exports.default = {
  routes: JSON.parse(${JSON.stringify(JSON.stringify(routes))}),
  modules: { react: ${react} },
  async renderPage({ language, path, page }) {
    const markup = page ? await page.module.default.render(language) : 'Nothing is live here.';
    return { markup, head: { title: String(path), description: '' } };
  },
  composeDocument: ({ language, rendered, generator }) =>
    '<!doctype html><html lang="' + language + '"><meta name="generator" content="' +
      generator + '"><title>' + rendered.head.title + '</title><p>${greeting}</p>' + rendered.markup +
      '<!--' + 'padding '.repeat(200) + '--></html>',
  composeSiteFiles: () => ({
    'robots.txt': '${greeting}\\n',
    'favicon.ico': Uint8Array.from([0, 0, 1, 0, 255, ...new Array(2000).fill(7)]),
  }),
};
`;

export interface FakeShellOptions {
  readonly routes?: readonly Route[];
  readonly contract?: string;
  /** @default the major of its contract */
  readonly hosts?: readonly number[];
  readonly provides?: Readonly<Record<string, string>>;
  /** @default ['en', 'es'] */
  readonly languages?: readonly string[];
  /** A text in every page and in robots.txt. @default 'Welcome' */
  readonly greeting?: string;
  /** The source of the module that remotes get for React. */
  readonly react?: string;
  /** The script with React's development build. @default none, as in older shells */
  readonly development?: string;
}

/** The default routes of a fake shell. */
export const FAKE_ROUTES: readonly Route[] = [
  { path: '/', remote: 'mfe-home' },
  { path: '/first-class-deals', remote: 'mfe-deals' },
];

/** Creates a release of a shell that has passed no build. Other options give another version. */
export function fakeShell({
  routes = FAKE_ROUTES,
  contract = '1.0.0',
  hosts = [parseInt(contract, 10)],
  provides = { react: '19.3.1' },
  languages = ['en', 'es'],
  greeting = 'Welcome',
  react = "{ name: 'the React of the live shell' }",
  development,
}: FakeShellOptions = {}): FakeRelease<ShellRelease> {
  const dist = temporaryFolder();
  const files = writeFiles(dist, {
    'browser/shell.js': `/* ${greeting} */\n${'console.info();\n'.repeat(100)}`,
    'browser/shell.css': 'body{}',
    'server/shell.js': shellBundle(routes, greeting, react),
    ...(development && { [development]: '/* with the development build of React */' }),
  });
  const release = withVersion<ShellRelease>({
    name: 'shell',
    kind: 'shell',
    contract,
    files,
    script: 'browser/shell.js',
    ...(development && { development }),
    style: 'browser/shell.css',
    texts: {},
    server: 'server/shell.js',
    routes,
    hosts,
    languages,
    provides,
  });
  return writeManifest(dist, release);
}

/** The path of each fake remote's only page. */
const FAKE_PAGES = {
  'mfe-home': '/',
  'mfe-deals': '/first-class-deals',
  'mfe-guides': '/blog',
  'mfe-booking': '/flight-results',
  'mfe-admin': '/admin',
} as const satisfies Readonly<Record<string, RoutePath>>;

export type FakeRemoteName = keyof typeof FAKE_PAGES;

/** Routes to the pages of all five fake remotes. */
export const FIVE_ROUTES: readonly Route[] = Object.entries(FAKE_PAGES).map(([remote, path]) => ({
  path,
  remote,
}));

export interface FakeRemoteOptions {
  readonly contract?: string;
  readonly shared?: Readonly<Record<string, string>>;
  /** The CommonJS source of each page's bundle for Node, by path; see {@link pageSource}. */
  readonly pages?: Readonly<Partial<Record<RoutePath, string>>>;
  /** @default ['en', 'es'] */
  readonly languages?: readonly string[];
  /** Of each page. Each has one text in each language: `greeting`. @default none */
  readonly namespaces?: readonly string[];
}

/** The files of a namespace in a language: a script for browsers, and JSON for the release tool. */
function textSources(language: string, namespace: string): Record<string, string> {
  const { script, server } = textFiles(language, namespace);
  const texts = JSON.stringify({ greeting: `${namespace} in ${language}` });
  return { [script]: `/* ${texts} */`, [server]: texts };
}

/** The CommonJS source of a page whose `render(language)` has this body. */
export function pageSource(body: string): string {
  return `exports.default = { render(language) { ${body} } };\n`;
}

/** Creates a release of a remote that has passed no build. Other options give another version. */
export function fakeRemote(
  name: FakeRemoteName,
  {
    contract = '1.0.0',
    shared = { react: '^19.0.0' },
    pages = {
      [FAKE_PAGES[name]]: pageSource(`return '${name} in ' + language`),
    },
    languages = ['en', 'es'],
    namespaces = [],
  }: FakeRemoteOptions = {},
): FakeRelease<RemoteRelease> {
  const dist = temporaryFolder();
  const sources = Object.entries(pages);
  const files = writeFiles(dist, {
    'browser/remoteEntry.js': `/* ${name} */\n${'console.info();\n'.repeat(100)}`,
    ...Object.fromEntries(sources.map(([path]) => [`browser/${chunkName(path)}.js`, `/* ${path} */`])),
    ...Object.fromEntries(sources.map(([path, source]) => [`server/${chunkName(path)}.js`, source])),
    ...Object.fromEntries(
      languages.flatMap((language) =>
        namespaces.flatMap((namespace) => Object.entries(textSources(language, namespace))),
      ),
    ),
  });
  const release = withVersion<RemoteRelease>({
    name,
    kind: 'remote',
    contract,
    files,
    container: name.replaceAll('-', '_'),
    entry: 'browser/remoteEntry.js',
    pages: Object.fromEntries(
      sources.map(([path]): [string, ReleasePage] => [
        path,
        {
          module: `./${chunkName(path)}`,
          server: `server/${chunkName(path)}.js`,
          scripts: [`browser/${chunkName(path)}.js`],
          styles: [],
          namespaces,
        },
      ]),
    ),
    shared,
    languages,
  });
  return writeManifest(dist, release);
}

/** A release of a remote whose page shows this text. */
export function fakeRemoteShowing(name: FakeRemoteName, text: string): FakeRelease<RemoteRelease> {
  return fakeRemote(name, {
    pages: { [FAKE_PAGES[name]]: pageSource(`return '${text} in ' + language`) },
  });
}

/** A release of mfe-deals whose page shows this text. */
export function fakeDeals(text: string): FakeRelease<RemoteRelease> {
  return fakeRemoteShowing('mfe-deals', text);
}
