import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formatVisit, type Visit } from '@farekite/shared/telemetry';
import {
  completeKey,
  isCompressible,
  ownPair,
  pageFile,
  type Pair,
  pairKey,
  pointerKey,
  releaseKey,
  rootFile,
} from '../store/keys';

export type Objects = Map<string, Buffer>;

export const SHELL = '5e115e115e115e11';
export const NEXT_SHELL = '5e225e225e225e22';
export const HOME = 'a1a1a1a1a1a1a1a1';
export const DEALS = 'd1d1d1d1d1d1d1d1';
export const NEXT_DEALS = 'd2d2d2d2d2d2d2d2';
export const DEALS_PATH = '/first-class-deals';

/** The first release of mfe-deals has no French yet, nor has the next shell. */
const languagesOf = (version: string) =>
  [DEALS, NEXT_SHELL].includes(version) ? ['en', 'es'] : ['en', 'es', 'fr'];
const ROUTES = [
  { path: '/', remote: 'mfe-home' },
  { path: DEALS_PATH, remote: 'mfe-deals' },
  { path: '/blog', remote: 'mfe-guides' },
];

function store(objects: Objects, key: string, text: string): void {
  const content = Buffer.from(text);
  objects.set(key, content);
  if (!isCompressible(key)) return;
  objects.set(`${key}.br`, brotliCompressSync(content));
  objects.set(`${key}.gz`, gzipSync(content));
}

function storeJson(objects: Objects, key: string, value: unknown): void {
  objects.set(key, Buffer.from(JSON.stringify(value)));
}

function complete(objects: Objects, pair: Pair): void {
  const prefix = pairKey(pair, '');
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && !/\.(?:br|gz)$/.test(key));
  const files = Object.fromEntries(keys.map((key) => [key.slice(prefix.length), {}]));
  storeJson(objects, completeKey(pair), { files });
}

export function storePage(objects: Objects, pair: Pair, path: string | null): void {
  const name = `${path ?? '404'} of ${pair.name}@${pair.version} in shell@${pair.shell}`;
  for (const language of languagesOf(pair.shell)) {
    const html = `<!doctype html><html lang="${language}">${name}${' and more'.repeat(20)}</html>`;
    store(objects, pairKey(pair, pageFile(path, language)), html);
  }
  complete(objects, pair);
}

/** A shell with the pages that are its own. */
export function storeRelease(objects: Objects, name: string, version: string): void {
  const release = { name, version };
  const files = {
    [`browser/${name === 'shell' ? 'shell' : 'remoteEntry'}.js`]: `console.log('${name}@${version}')`,
    'browser/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [`server/${name}.js`]: 'secret',
    'maps/page.js.map': 'secret',
  };
  for (const [file, text] of Object.entries(files)) store(objects, releaseKey(release, file), text);
  const languages = languagesOf(version);
  storeJson(objects, releaseKey(release, 'release.json'), { ...release, routes: ROUTES, languages, files });
  if (name !== 'shell') return;
  storePage(objects, ownPair(version), null);
  const root = {
    'robots.txt': 'Welcome\n',
    'speculation-rules.json': '{}',
    'site.webmanifest': '{}',
    'picture.avif': 'a picture',
    'font.woff2': 'a font',
    '.well-known/security.txt': 'Contact: us',
    '.well-known/apple-app-site-association': '{}',
  };
  for (const [file, text] of Object.entries(root))
    store(objects, pairKey(ownPair(version), rootFile(file)), text);
  complete(objects, ownPair(version));
}

export function makeLive(objects: Objects, name: string, version: string, made: unknown): void {
  const manifest = objects.get(releaseKey({ name, version }, 'release.json'));
  storeJson(objects, pointerKey(name), { ...JSON.parse(String(manifest)), serial: 1, with: made });
}

/** The remote of `/blog` is not live. */
export function servedSite(): Objects {
  const objects: Objects = new Map();
  storeRelease(objects, 'shell', SHELL);
  storeRelease(objects, 'mfe-home', HOME);
  storeRelease(objects, 'mfe-deals', DEALS);
  storePage(objects, { shell: SHELL, name: 'mfe-home', version: HOME }, '/');
  storePage(objects, { shell: SHELL, name: 'mfe-deals', version: DEALS }, DEALS_PATH);
  makeLive(objects, 'shell', SHELL, { 'mfe-home': HOME, 'mfe-deals': DEALS });
  makeLive(objects, 'mfe-home', HOME, SHELL);
  makeLive(objects, 'mfe-deals', DEALS, SHELL);
  return objects;
}

export const ENDPOINT = '/telemetry';

export const VISIT: Visit = {
  language: 'en',
  pair: `shell@${SHELL}`,
  vitals: { lcp: 800 },
  views: [{ route: null, isRepaired: false }],
};

export const RECORD = JSON.stringify(formatVisit(VISIT, 0));

export function tellingSite(): Objects {
  const objects = servedSite();
  const key = releaseKey({ name: 'shell', version: SHELL }, 'release.json');
  const telemetry = { endpoint: ENDPOINT, script: 'browser/telemetry.js' };
  storeJson(objects, key, { ...JSON.parse(String(objects.get(key))), telemetry });
  makeLive(objects, 'shell', SHELL, {});
  return objects;
}
