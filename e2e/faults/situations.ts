import { ROUTES as ROUTE_TABLE, type RoutePath } from '@farekite/shared/contract';
import { releasePath, textFiles, type RemoteRelease } from '@farekite/shared/protocol';
import { ROUTES } from '../support/site';
import { FAULTS, isLate, type Fault } from './startFaultyServer';

const PARTS_BY_WAY = {
  // It contains the pointer and the styles.
  'a document': ['entry', 'page', 'texts', 'everything'],
  'a link': ['pointer', 'entry', 'page', 'stylesheet', 'texts', 'everything'],
  'another language': ['texts'],
} as const;
type Way = keyof typeof PARTS_BY_WAY;
type Part = (typeof PARTS_BY_WAY)[Way][number];

export interface Situation {
  readonly remote: string;
  readonly part: Part;
  readonly fault: Fault;
  readonly way: Way;
}

const REMOTES = [
  ...new Set(ROUTE_TABLE.filter(({ path }) => ROUTES.includes(path)).map(({ remote }) => remote)),
];

const ALL = Object.entries(PARTS_BY_WAY).flatMap(([way, parts]) =>
  parts.flatMap((part) =>
    FAULTS.flatMap((fault) => REMOTES.map((remote): Situation => ({ remote, part, fault, way: way as Way }))),
  ),
);

/** Each part fails in each way, and each remote, and each fault happens. */
const SAMPLE: readonly Situation[] = [
  { way: 'a document', part: 'entry', fault: 'no answer', remote: 'mfe-deals' },
  { way: 'a document', part: 'page', fault: 'another body', remote: 'mfe-booking' },
  { way: 'a document', part: 'texts', fault: 'half a body', remote: 'mfe-guides' },
  { way: 'a document', part: 'everything', fault: 'a closed connection', remote: 'mfe-admin' },
  { way: 'a link', part: 'pointer', fault: '503', remote: 'mfe-guides' },
  { way: 'a link', part: 'entry', fault: 'another body', remote: 'mfe-deals' },
  { way: 'a link', part: 'page', fault: 'no answer', remote: 'mfe-admin' },
  { way: 'a link', part: 'stylesheet', fault: 'half a body', remote: 'mfe-deals' },
  { way: 'a link', part: 'texts', fault: 'a late answer', remote: 'mfe-booking' },
  { way: 'another language', part: 'texts', fault: 'another body', remote: 'mfe-home' },
  // It once left a visitor without the page for good.
  { way: 'a link', part: 'everything', fault: '404', remote: 'mfe-booking' },
];

/** When all files of a document's remote wait, nobody is told: without HTTP/2 they take the six connections of the browser. */
export const SITUATIONS =
  process.env.FAREKITE_TEST === 'all'
    ? ALL.filter(({ part, fault, way }) => way !== 'a document' || part !== 'everything' || !isLate(fault))
    : SAMPLE;

export function examplePage({ pages }: RemoteRelease): RoutePath {
  const sizes = Object.entries(pages).map(
    ([path, { scripts, styles }]) => [path, scripts.length + styles.length] as const,
  );
  const [largest] = sizes.toSorted(([, one], [, other]) => other - one);
  return largest?.[0] as RoutePath;
}

export function failingPaths(release: RemoteRelease, { part, way }: Situation): string[] {
  if (part === 'pointer') return [`/live/${release.name}.json`];
  const page = release.pages[examplePage(release)];
  const language = way === 'another language' ? 'es' : 'en';
  const files: Record<Exclude<Part, 'pointer'>, readonly string[]> = {
    entry: [release.entry],
    page: page?.scripts ?? [],
    stylesheet: page?.styles ?? [],
    texts: (page?.namespaces ?? []).map((namespace) => textFiles(language, namespace).script),
    everything: Object.keys(release.files).filter((file) => /^browser\/.*\.(?:css|js)$/.test(file)),
  };
  if (files[part].length === 0) throw new Error(`${release.name} has no file for ${part}`);
  return files[part].map((file) => releasePath(release) + file);
}
