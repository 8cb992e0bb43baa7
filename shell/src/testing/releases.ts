import type { PageModule, RoutePath } from '@farekite/shared/contract';
import {
  CONTRACT_VERSION,
  releasePath,
  textFiles,
  type Integrity,
  type ReleasePage,
  type RemoteRelease,
  type RenderablePage,
  type ShellRelease,
  type VerifiedRemote,
} from '@farekite/shared/protocol';
import type { LocatedPage } from '../remotes/RemotePages';
import { FirstClassPage } from './pages';

export function testHash(name: string): Integrity {
  return `sha384-${name.replace(/[^a-zA-Z0-9]/g, '').padEnd(64, '0')}`;
}

function withHashes(...files: readonly string[]): Record<string, Integrity> {
  return Object.fromEntries(files.map((file) => [file, testHash(file)]));
}

function testPage(name: string): ReleasePage {
  return {
    module: `./${name}`,
    server: `server/${name}.js`,
    scripts: ['browser/common.js', `browser/${name}.js`],
    styles: ['browser/common.css', `browser/${name}.css`],
    namespaces: [name],
  };
}

const PAGES = {
  '/first-class-deals': testPage('first-class-deals'),
  '/top-airlines': testPage('top-airlines'),
};

/** Two pages that share a chunk, a chunk that is loaded later, and a picture. */
export const DEALS_RELEASE: RemoteRelease = {
  kind: 'remote',
  name: 'mfe-deals',
  version: 'd0d0d0d0d0d0d0d0',
  contract: CONTRACT_VERSION,
  languages: ['en', 'es'],
  container: 'mfe_deals',
  entry: 'browser/remoteEntry.js',
  files: withHashes(
    'browser/remoteEntry.js',
    'browser/calendar.js',
    'browser/calendar.css',
    'browser/assets/plane.webp',
    ...Object.values(PAGES).flatMap(({ server, scripts, styles, namespaces: [name = ''] }) => [
      server,
      ...scripts,
      ...styles,
      ...['en', 'es'].map((language) => textFiles(language, name).script),
    ]),
  ),
  pages: PAGES,
  shared: { react: '^19.3.1' },
};

export function locateInDeals(path: RoutePath): LocatedPage {
  return { release: DEALS_RELEASE, page: PAGES[path as keyof typeof PAGES] };
}

export const VERIFIED_DEALS: VerifiedRemote = {
  release: DEALS_RELEASE,
  manifestIntegrity: testHash('manifest'),
};

export function renderablePage(module: PageModule = { default: FirstClassPage }): RenderablePage {
  const texts = { en: { 'first-class-deals': {} }, es: { 'first-class-deals': {} } };
  return { release: DEALS_RELEASE, module, texts };
}

export const SHELL_RELEASE: ShellRelease = {
  kind: 'shell',
  name: 'shell',
  version: '5e115e115e115e11',
  contract: CONTRACT_VERSION,
  languages: ['en', 'es'],
  files: withHashes(
    'browser/react.js',
    'browser/shell.js',
    'browser/shell.css',
    'browser/locales/en.js',
    'browser/locales/es.js',
    'server/shell.js',
  ),
  script: 'browser/shell.js',
  libraries: ['browser/react.js'],
  style: 'browser/shell.css',
  texts: { en: ['browser/locales/en.js'], es: ['browser/locales/es.js'] },
  server: 'server/shell.js',
  routes: [],
  hosts: [parseInt(CONTRACT_VERSION, 10)],
  provides: { react: '19.3.1' },
};

export const STYLE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  [SHELL_RELEASE, DEALS_RELEASE].flatMap((release) =>
    Object.keys(release.files)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [releasePath(release) + file, `.${release.name}{content:"${file}"}`]),
  ),
);
