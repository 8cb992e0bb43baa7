import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../contract/version';
import { readDoors, type Declared, type Door } from './declarations';
import { customProperties, sassOffers } from './styles';

const DOORS = ['contract', 'language', 'ui', 'testing'] as const;

/** The shell emits the custom properties, for all rooms: their names are its side of the contract. */
const TOKENS = 'shell/src/styles/tokens.scss';

/** The reports by the name of their file. */
export type Reports = ReadonlyMap<string, string>;

function part(level: '##' | '###', language: 'ts' | 'scss', { name, text }: Declared): string[] {
  return [`${level} ${name}`, `\`\`\`${language}\n${text}\n\`\`\``];
}

function report(door: string, sections: readonly string[]): string {
  const head = [
    `# @farekite/shared/${door}`,
    `What contract ${CONTRACT_VERSION} promises at this door. Written by \`npm run api -w shared\`; a test compares it with the sources.`,
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
}

function codeReport(name: string, { exported, underlying, borrowed }: Door): string {
  const loans = borrowed.map((loan) => `- ${loan.name}, from \`/${loan.door}\``).join('\n');
  return report(name, [
    ...exported.flatMap((one) => part('##', 'ts', one)),
    ...(underlying.length > 0 ? ['## Not exported, but part of it'] : []),
    ...underlying.flatMap((one) => part('###', 'ts', one)),
    ...(loans ? ['## Of other doors', loans] : []),
  ]);
}

function stylesReport(workspace: string): string {
  const folder = join(workspace, 'shared/styles');
  const partials = readdirSync(folder).sort();
  const tokens = readFileSync(join(workspace, TOKENS), 'utf8');
  return report('styles', [
    ...partials.flatMap((file) => [
      `## ${file.replace(/^_|\.scss$/g, '')}`,
      ...sassOffers(readFileSync(join(folder, file), 'utf8')).flatMap((offer) => part('###', 'scss', offer)),
    ]),
    '## Custom properties',
    customProperties(tokens)
      .map((name) => `- \`${name}\``)
      .join('\n'),
  ]);
}

/** Writes down what the package promises at each door, from its sources. */
export function apiReports(workspace: string): Reports {
  const doors = readDoors(join(workspace, 'shared'), DOORS);
  return new Map([
    ...[...doors].map(([name, door]) => [`${name}.api.md`, codeReport(name, door)] as const),
    ['styles.api.md', stylesReport(workspace)],
  ]);
}

/** A mark of all reports together; CHANGELOG.md carries it, so that no promise changes without a look there. */
export function apiMark(reports: Reports): string {
  return createHash('sha256')
    .update(JSON.stringify([...reports]))
    .digest('hex')
    .slice(0, 12);
}

/** The parts of a report by name. */
function parts(text: string): Map<string, string> {
  const [, ...blocks] = text.split(/^#{2,3} /m);
  return new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block]));
}

/** What differs between two states of the reports, a line for each file that differs. */
export function changesBetween(before: Reports, after: Reports): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const [old, now] = [before.get(file) ?? '', after.get(file) ?? ''];
    if (old === now) return [];
    const [was, is] = [parts(old), parts(now)];
    const told = [
      ['removed', [...was.keys()].filter((name) => !is.has(name))],
      ['changed', [...was.keys()].filter((name) => is.has(name) && is.get(name) !== was.get(name))],
      ['added', [...is.keys()].filter((name) => !was.has(name))],
    ] as const;
    const words = told
      .filter(([, names]) => names.length > 0)
      .map(([what, names]) => `${what} ${names.join(', ')}`);
    return [`${file}: ${words.join('; ') || 'its head'}`];
  });
}

/** The reports as they are committed. */
export function committedReports(directory: string): Reports {
  const files = readdirSync(directory).filter((file) => file.endsWith('.api.md'));
  return new Map(files.map((file) => [file, readFileSync(join(directory, file), 'utf8')]));
}

/** Whether the committed reports are behind the sources, and what to do, as one line; `undefined` when they are not. */
export function staleness(committed: Reports, current: Reports): string | undefined {
  const changes = changesBetween(committed, current);
  if (changes.length === 0) return undefined;
  return `shared/api is stale (${changes.join(' | ')}): run "npm run api -w shared" and read its diff`;
}
