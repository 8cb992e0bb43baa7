import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { readDeclarations } from './declarations';

const ENTRY_POINTS = ['contract', 'protocol', 'language', 'canary', 'telemetry', 'hooks', 'ui', 'testing'];

/** The shell emits the custom properties for all packages, so their names are part of the contract. */
const TOKENS = 'shell/src/styles/tokens.scss';

type Part = readonly [heading: string, text: string];

function report(
  folder: string,
  language: 'ts' | 'scss',
  parts: readonly Part[],
): [file: string, text: string] {
  const paragraphs = [
    `# @farekite/shared/${folder}`,
    `What this folder promises in contract ${CONTRACT_VERSION}. Written by \`npm run api -w shared\`; a test compares it with the sources.`,
    ...parts.map(([heading, text]) => `## ${heading}\n\n\`\`\`${language}\n${text}\n\`\`\``),
  ];
  return [`${folder}.api.md`, `${paragraphs.join('\n\n')}\n`];
}

function stylesOf(workspace: string): Part[] {
  const folder = join(workspace, 'shared/styles');
  const partials = readdirSync(folder)
    .sort()
    .map((file): Part => [file, readFileSync(join(folder, file), 'utf8').trim()]);
  const tokens = readFileSync(join(workspace, TOKENS), 'utf8').matchAll(/^\s*(--[\w-]+):/gm);
  const names = new Set([...tokens].map(([, name]) => name));
  return [...partials, ['Custom properties', [...names].join('\n')]];
}

/** A report of each folder with an entry point, by file name. */
export function apiReports(workspace: string): Readonly<Record<string, string>> {
  const declarations = [...readDeclarations(join(workspace, 'shared'), ENTRY_POINTS)];
  const reports = ENTRY_POINTS.map((folder) => {
    const own = declarations.filter(([module]) => module.startsWith(`${folder}/`));
    return report(folder, 'ts', own);
  });
  return Object.fromEntries([...reports, report('styles', 'scss', stylesOf(workspace))]);
}
