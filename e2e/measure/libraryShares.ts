import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { runInstalled } from '../support/processes';

const LIBRARIES = {
  react: /^react$/,
  'react-dom': /^(react-dom|scheduler)$/,
  'React Router': /^(react-router(-dom)?|cookie|set-cookie-parser)$/,
  i18next: /^i18next/,
  'federation runtime': /^@module-federation$/,
  'date-fns': /^@?date-fns$/,
  'react-day-picker': /^react-day-picker$/,
  webpack: /^webpack$/,
  'own code': /^(shell|mfe-.*|@farekite|src|shared)$/,
};
export const SHARERS = [...Object.keys(LIBRARIES), 'texts', 'others'] as const;

/** The part of a script that each library has, from 0 to 1. */
export type Shares = ReadonlyMap<string, number>;

/** @param source a module as the source map names it; webpack's own code has none */
function libraryOf(source: string | null): string {
  if (/\/locales\/.*\.json/.test(source ?? '')) return 'texts';
  const path = (source ?? 'webpack').replace(/^webpack:\/\/[^/]*\//, '').replace(/^.*node_modules\//, '');
  const [owner = ''] = path.replace(/^(?:\.{1,2}\/)+/, '').split('/');
  return Object.entries(LIBRARIES).find(([, owners]) => owners.test(owner))?.[0] ?? 'others';
}

/** The shares in the characters of a script, by its source map. */
function sharesOf(script: string, map: string): Shares {
  const lines = script.split('\n');
  const shares = new Map<string, number>();
  const traced = new TraceMap(map);
  for (const [row, segments] of decodedMappings(traced).entries()) {
    // What stands before the first segment is webpack's.
    const starts = [[0] as const, ...segments];
    for (const [index, [column, source]] of starts.entries()) {
      const library = libraryOf(source === undefined ? null : (traced.sources[source] ?? null));
      const end = starts[index + 1]?.[0] ?? (lines[row]?.length ?? 0) + 1;
      shares.set(library, (shares.get(library) ?? 0) + (end - column) / script.length);
    }
  }
  return shares;
}

/** The name of a script in any build. */
export const withoutHash = (file: string) => file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '');

/** Builds a package of a workspace once more, into a folder of its own. @returns the shares in each of its scripts */
export async function sharesInPackage(workspace: string, name: string): Promise<ReadonlyMap<string, Shares>> {
  const output = mkdtempSync(join(tmpdir(), 'farekite-maps-'));
  try {
    const args = ['--config-name', `${name}:browser`, '--devtool', 'hidden-source-map', '--no-cache'];
    await runInstalled('webpack', [...args, '--output-path', output], join(workspace, name));
    const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
    const read = (file: string) => readFileSync(join(output, file), 'utf8');
    // A script of nothing but words has no map.
    const sharesIn = (file: string): Shares =>
      files.includes(`${file}.map`) ? sharesOf(read(file), read(`${file}.map`)) : new Map([['texts', 1]]);
    return new Map(
      files.filter((file) => file.endsWith('.js')).map((file) => [withoutHash(file), sharesIn(file)]),
    );
  } finally {
    rmSync(output, { recursive: true });
  }
}
