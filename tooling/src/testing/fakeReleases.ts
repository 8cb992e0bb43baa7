import type { Route, RoutePath } from '@farekite/shared/contract';
import {
  textFiles,
  type Integrity,
  type ReleaseManifest,
  type RemoteRelease,
  type ShellRelease,
} from '@farekite/shared/protocol';
import { chunkName } from '../pages/pageNames';
import { integrityOf, serializeManifest, type Unversioned, withVersion } from '../release/manifest';
import { temporaryFolder } from './temporaryFolder';
import { writeFiles } from './writeFiles';

export interface FakeRelease<R extends ReleaseManifest> {
  readonly dist: string;
  readonly release: R;
}

function writeRelease<R extends ReleaseManifest>(
  sources: Readonly<Record<string, string>>,
  manifestWith: (files: Record<string, Integrity>) => Unversioned<R>,
): FakeRelease<R> {
  const hashes = Object.entries(sources).map(([file, content]) => [file, integrityOf(content)]);
  const release = withVersion<R>(manifestWith(Object.fromEntries(hashes) as Record<string, Integrity>));
  const files = { ...sources, 'release.json': serializeManifest(release) };
  return { dist: writeFiles(temporaryFolder(), files), release };
}

/** The routes are a text, as webpack writes JSON: V8 takes longer to compile a literal. */
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

interface FakeShellOptions extends Partial<ShellRelease> {
  /** In every page and in robots.txt. */
  readonly greeting?: string;
  readonly react?: string;
}

export const FAKE_ROUTES: readonly Route[] = [
  { path: '/', remote: 'mfe-home' },
  { path: '/first-class-deals', remote: 'mfe-deals' },
];

export function fakeShell({
  greeting = 'Welcome',
  react = "{ name: 'the React of the live shell' }",
  routes = FAKE_ROUTES,
  contract = '1.0.0',
  ...fields
}: FakeShellOptions = {}): FakeRelease<ShellRelease> {
  const sources = {
    'browser/shell.js': `/* ${greeting} */\n${'console.info();\n'.repeat(100)}`,
    'browser/shell.css': 'body{}',
    'server/shell.js': shellBundle(routes, greeting, react),
    ...Object.fromEntries((fields.libraries ?? []).map((file) => [file, '/* a library */'])),
    ...(fields.telemetry && { [fields.telemetry.script]: '/* tells of visits */' }),
    ...(fields.development && { [fields.development]: '/* with the development build of React */' }),
  };
  return writeRelease<ShellRelease>(sources, (files) => ({
    name: 'shell',
    kind: 'shell',
    contract,
    files,
    script: 'browser/shell.js',
    style: 'browser/shell.css',
    texts: {},
    server: 'server/shell.js',
    routes,
    hosts: [parseInt(contract, 10)],
    languages: ['en', 'es'],
    provides: { react: '19.3.1' },
    ...fields,
  }));
}

const FAKE_PAGES = {
  'mfe-home': '/',
  'mfe-deals': '/first-class-deals',
  'mfe-guides': '/blog',
  'mfe-booking': '/flight-results',
  'mfe-admin': '/admin',
} as const satisfies Readonly<Record<string, RoutePath>>;

export type FakeRemoteName = keyof typeof FAKE_PAGES;

export const FIVE_ROUTES: readonly Route[] = Object.entries(FAKE_PAGES).map(([remote, path]) => ({
  path,
  remote,
}));

interface FakeRemoteOptions extends Partial<Pick<RemoteRelease, 'contract' | 'shared' | 'languages'>> {
  /** CommonJS, by path; see {@link pageSource}. */
  readonly pages?: Readonly<Partial<Record<RoutePath, string>>>;
  readonly namespaces?: readonly string[];
  readonly others?: Readonly<Record<string, string>>;
}

export function pageSource(body: string): string {
  return `exports.default = { render(language) { ${body} } };\n`;
}

export function fakeRemote(
  name: FakeRemoteName,
  {
    pages = { [FAKE_PAGES[name]]: pageSource(`return '${name} in ' + language`) },
    languages = ['en', 'es'],
    namespaces = [],
    others = {},
    ...fields
  }: FakeRemoteOptions = {},
): FakeRelease<RemoteRelease> {
  const sources: Record<string, string> = {
    'browser/remoteEntry.js': `/* ${name} */\n${'console.info();\n'.repeat(100)}`,
    ...others,
  };
  for (const language of languages)
    for (const namespace of namespaces) {
      const { script, server } = textFiles(language, namespace);
      const texts = JSON.stringify({ greeting: `${namespace} in ${language}` });
      Object.assign(sources, { [script]: `/* ${texts} */`, [server]: texts });
    }
  const described: Record<string, object> = {};
  for (const [path, source] of Object.entries(pages)) {
    const chunk = chunkName(path);
    const [script, server] = [`browser/${chunk}.js`, `server/${chunk}.js`];
    Object.assign(sources, { [script]: `/* ${path} */`, [server]: source });
    described[path] = { module: `./${chunk}`, server, scripts: [script], styles: [], namespaces };
  }
  return writeRelease<RemoteRelease>(sources, (files) => ({
    name,
    kind: 'remote',
    contract: '1.0.0',
    files,
    container: name.replaceAll('-', '_'),
    entry: 'browser/remoteEntry.js',
    pages: described as RemoteRelease['pages'],
    shared: { react: '^19.0.0' },
    languages,
    ...fields,
  }));
}

export function fakeRemoteShowing(name: FakeRemoteName, text: string): FakeRelease<RemoteRelease> {
  return fakeRemote(name, { pages: { [FAKE_PAGES[name]]: pageSource(`return '${text} in ' + language`) } });
}

export function fakeDeals(text: string): FakeRelease<RemoteRelease> {
  return fakeRemoteShowing('mfe-deals', text);
}

export function dealsRunning(body: string): FakeRelease<RemoteRelease> {
  return fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource(body) } });
}
