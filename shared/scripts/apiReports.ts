import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { readEntryPoints, type Declaration, type EntryPoint } from './declarations';
import { customProperties, sassMembers } from './styles';

const ENTRY_POINTS = ['contract', 'protocol', 'language', 'hooks', 'ui', 'testing'] as const;

/** The shell emits the custom properties for all packages, so their names are part of the contract. */
const TOKENS = 'shell/src/styles/tokens.scss';

/** The reports by file name. */
export type Reports = ReadonlyMap<string, string>;

function part(level: '##' | '###', language: 'ts' | 'scss', { name, text }: Declaration): string[] {
  return [`${level} ${name}`, `\`\`\`${language}\n${text}\n\`\`\``];
}

function report(entryPoint: string, sections: readonly string[]): string {
  const head = [
    `# @farekite/shared/${entryPoint}`,
    `The API of this entry point in contract ${CONTRACT_VERSION}. Written by \`npm run api -w shared\`; a test compares it with the sources.`,
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
}

function codeReport(entryPoint: string, { exported, internal, imported }: EntryPoint): string {
  const imports = imported.map(({ name, from }) => `- ${name}, from \`/${from}\``).join('\n');
  return report(entryPoint, [
    ...exported.flatMap((declaration) => part('##', 'ts', declaration)),
    ...(internal.length > 0 ? ['## Not exported, but used by exports'] : []),
    ...internal.flatMap((declaration) => part('###', 'ts', declaration)),
    ...(imports ? ['## From other entry points', imports] : []),
  ]);
}

function stylesReport(workspace: string): string {
  const folder = join(workspace, 'shared/styles');
  const partials = readdirSync(folder).sort();
  const tokens = readFileSync(join(workspace, TOKENS), 'utf8');
  return report('styles', [
    ...partials.flatMap((file) => [
      `## ${file.replace(/^_|\.scss$/g, '')}`,
      ...sassMembers(readFileSync(join(folder, file), 'utf8')).flatMap((member) =>
        part('###', 'scss', member),
      ),
    ]),
    '## Custom properties',
    customProperties(tokens)
      .map((name) => `- \`${name}\``)
      .join('\n'),
  ]);
}

/** Writes a report of each entry point from the package's sources. */
export function apiReports(workspace: string): Reports {
  const entryPoints = readEntryPoints(join(workspace, 'shared'), ENTRY_POINTS);
  return new Map([
    ...[...entryPoints].map(([name, api]) => [`${name}.api.md`, codeReport(name, api)] as const),
    ['styles.api.md', stylesReport(workspace)],
  ]);
}

/** A hash of all reports. CHANGELOG.md has it too, so that no change of the API can be forgotten there. */
export function apiHash(reports: Reports): string {
  return createHash('sha256')
    .update(JSON.stringify([...reports]))
    .digest('hex')
    .slice(0, 12);
}

/** The sections of a report by heading. */
function parts(text: string): Map<string, string> {
  const [, ...blocks] = text.split(/^#{2,3} /m);
  return new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block]));
}

/** The differences between two states of the reports, as one line for each file. */
export function changesBetween(before: Reports, after: Reports): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const [old, now] = [before.get(file) ?? '', after.get(file) ?? ''];
    if (old === now) return [];
    const [was, is] = [parts(old), parts(now)];
    const changes = [
      ['removed', [...was.keys()].filter((name) => !is.has(name))],
      ['changed', [...was.keys()].filter((name) => is.has(name) && is.get(name) !== was.get(name))],
      ['added', [...is.keys()].filter((name) => !was.has(name))],
    ] as const;
    const words = changes
      .filter(([, names]) => names.length > 0)
      .map(([what, names]) => `${what} ${names.join(', ')}`);
    return [`${file}: ${words.join('; ') || 'its introduction'}`];
  });
}

/** Reads the committed reports. */
export function committedReports(directory: string): Reports {
  const files = readdirSync(directory).filter((file) => file.endsWith('.api.md'));
  return new Map(files.map((file) => [file, readFileSync(join(directory, file), 'utf8')]));
}

/** Says in one line how the committed reports differ from the sources and how to mend that; `undefined` when they do not. */
export function staleness(committed: Reports, current: Reports): string | undefined {
  const changes = changesBetween(committed, current);
  if (changes.length === 0) return undefined;
  return `shared/api is stale (${changes.join(' | ')}): run "npm run api -w shared" and read its diff`;
}
