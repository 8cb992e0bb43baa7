import type { RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease } from '@farekite/shared/protocol';
import type { Language } from '@farekite/shared/language';

/** How a request fails. */
export const FAULTS = [
  'not found',
  'server error',
  'hangs',
  'cut off',
  'an HTML page',
  'a syntax error',
  'empty',
  'a wrong hash',
  'trickles',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults that end no request: the page is late, and may still arrive. */
export function isLate(fault: Fault): boolean {
  return fault === 'hangs' || fault === 'trickles';
}

/** How visits with a fault end. A late file is visited twice: the visitor tries again, or the file arrives by itself. */
export function endingsOf(fault: Fault): readonly { readonly answersLate: boolean }[] {
  return isLate(fault) ? [{ answersLate: false }, { answersLate: true }] : [{ answersLate: false }];
}

/** What of a remote fails. */
export const PARTS = [
  'entry',
  'page chunk',
  'common chunk',
  'stylesheet',
  'text file',
  'pointer',
  'all files',
] as const;
export type Part = (typeof PARTS)[number];

/** Parts that a page of mfe-home loads when a visitor asks for them. */
export const LATE_PARTS = ['calendar', 'airports', 'dialog'] as const;
export type LatePart = (typeof LATE_PARTS)[number];

/** The code of a remote fails, or does not fit the shell. */
export const CODE_FAULTS = [
  'does not parse',
  'throws while it is loaded',
  'throws while it renders',
  'throws in an effect',
  'throws in an event handler',
  'throws in a timer',
  'uses another major of the contract',
  'requires another React',
  'lacks the page',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

/** How a visitor meets the page. */
export const SITUATIONS = ['first load', 'client navigation', 'language switch', 'preview'] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Cell {
  readonly remote: string;
  readonly part: Part;
  readonly fault: Fault;
  readonly situation: Situation;
}

/** The page of a remote that has the most files of its own. */
export function examplePage({ pages }: RemoteRelease): RoutePath {
  const entries = Object.entries(pages) as [
    RoutePath,
    { scripts: readonly string[]; styles: readonly string[] },
  ][];
  const sizeOf = ([, { scripts, styles }]: (typeof entries)[number]) => scripts.length + styles.length;
  const [first] = entries.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!first) throw new Error('The release has no page');
  return first[0];
}

const isCommon = (file: string) => file.includes('/common.');

/** The language in which a visitor begins a visit, and the one at its end. */
export function languagesOf(situation: Situation): readonly [Language, Language] {
  if (situation === 'client navigation') return ['es', 'es'];
  return ['en', situation === 'language switch' ? 'es' : 'en'];
}

/** The paths of the files that a cell is about; none when the remote has no such file, or the visit needs none. */
export function failingFiles(
  release: RemoteRelease,
  { part, situation }: Omit<Cell, 'fault' | 'remote'>,
): string[] {
  const { name, version, entry, pages } = release;
  const page = pages[examplePage(release)];
  const folder = `/releases/${name}/${version}/`;
  // A document contains the pointer of its own remote; a preview names its release itself.
  const pointers: Partial<Record<Situation, string>> = {
    'client navigation': `/live/${name}.json`,
    preview: `${folder}release.json`,
  };
  const pointer = pointers[situation] ?? [];
  const scripts = (page?.scripts ?? []).map((file) => folder + file);
  // A document contains the stylesheets of its page.
  const requestedStyles = situation === 'client navigation' ? (page?.styles ?? []) : [];
  const styles = requestedStyles.map((file) => folder + file);
  // A document contains the texts in its language, unless its page is static; also where the live release is previewed.
  const needsTexts = situation === 'client navigation' || situation === 'language switch';
  const requestedTexts = needsTexts ? page?.texts?.[languagesOf(situation)[1]] : undefined;
  const texts = [requestedTexts ?? []].flat().map((file) => folder + file);
  const files: Record<Part, string[]> = {
    entry: [folder + entry],
    'page chunk': scripts.filter((file) => !isCommon(file)),
    'common chunk': scripts.filter(isCommon),
    stylesheet: styles.slice(-1),
    'text file': texts,
    pointer: [pointer].flat(),
    'all files': [pointer, folder + entry, scripts, styles, texts].flat(),
  };
  return files[part];
}

/** The scripts and stylesheets that belong to no page, because they are loaded when they are needed. */
export function lateFiles({ name, version, entry, files, pages }: RemoteRelease): string[] {
  const early = new Set([
    entry,
    ...Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ]);
  return Object.keys(files)
    .filter((file) => /^browser\/[^/]+\.(?:js|css)$/.test(file) && !early.has(file))
    .map((file) => `/releases/${name}/${version}/${file}`);
}

/** The remotes with parts that are loaded late. */
export function remotesWithLateParts(releases: readonly RemoteRelease[]): string[] {
  return releases.filter((release) => lateFiles(release).length > 0).map(({ name }) => name);
}

/** Situations in which the code of a page can fail: as the document's page, and after client navigation. */
export const CODE_SITUATIONS = ['first load', 'client navigation'] as const satisfies readonly Situation[];

/** Every cell of the matrix of files for these releases. */
export function cellsOf(releases: readonly RemoteRelease[]): Cell[] {
  return releases.flatMap((release) =>
    PARTS.flatMap((part) =>
      FAULTS.flatMap((fault) =>
        SITUATIONS.filter((situation) => failingFiles(release, { part, situation }).length > 0).map(
          (situation) => ({
            remote: release.name,
            part,
            fault,
            situation,
          }),
        ),
      ),
    ),
  );
}
