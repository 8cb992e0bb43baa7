import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { readDeclarations } from './declarations';

const ENTRY_POINTS = [
  'contract',
  'protocol',
  'language',
  'canary',
  'telemetry',
  'hooks',
  'ui',
  'testing',
] as const;

/** The shell emits the custom properties for all packages, so their names are part of the contract. */
const TOKENS = 'shell/src/styles/tokens.scss';

/** The reports by file name. */
export type Reports = Readonly<Record<string, string>>;

function section(heading: string, language: 'ts' | 'scss', text: string): string {
  return `## ${heading}\n\n\`\`\`${language}\n${text}\n\`\`\``;
}

function report(folder: string, sections: readonly string[]): [file: string, text: string] {
  const head = [
    `# @farekite/shared/${folder}`,
    `What this folder promises in contract ${CONTRACT_VERSION}. Written by \`npm run api -w shared\`; a test compares it with the sources.`,
  ];
  return [`${folder}.api.md`, `${[...head, ...sections].join('\n\n')}\n`];
}

/** The partials, which every package compiles, and the names of the properties that the shell sets for all. */
function stylesReport(workspace: string): [file: string, text: string] {
  const folder = join(workspace, 'shared/styles');
  const partials = readdirSync(folder)
    .sort()
    .map((file) => section(file, 'scss', readFileSync(join(folder, file), 'utf8').trim()));
  const tokens = readFileSync(join(workspace, TOKENS), 'utf8').matchAll(/^\s*(--[\w-]+):/gm);
  const names = new Set([...tokens].map(([, name]) => name));
  return report('styles', [...partials, section('Custom properties', 'scss', [...names].join('\n'))]);
}

/** Writes a report of each folder with an entry point from the package's sources. */
export function apiReports(workspace: string): Reports {
  const declarations = [...readDeclarations(join(workspace, 'shared'), ENTRY_POINTS)];
  return Object.fromEntries([
    ...ENTRY_POINTS.map((folder) => {
      const own = declarations.filter(([module]) => module.startsWith(`${folder}/`));
      return report(
        folder,
        own.map(([module, text]) => section(module, 'ts', text)),
      );
    }),
    stylesReport(workspace),
  ]);
}
