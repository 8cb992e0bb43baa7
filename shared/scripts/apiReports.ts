import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';

const ENTRY_POINTS = ['contract', 'protocol', 'language', 'canary', 'telemetry', 'hooks', 'ui', 'testing'];

/** The shell emits the custom properties for all packages, so their names are part of the contract. */
const TOKENS = 'shell/src/styles/tokens.scss';

/** The native compiler, which takes a tenth of the time: docs/decisions/0006. */
const COMPILER = join(dirname(require.resolve('native-typescript/package.json')), 'bin/tsc');

const EMIT = '--declaration --emitDeclarationOnly --noEmit false --noCheck --pretty false'.split(' ');

const IMPORTED = /(?:from |import\()(['"])(.+?)\1/g;

/** An object that may grow without a change of the contract. */
const GROWING = /(@growing[^]*?\*\/\nexport declare const \w+: )\{[^]*?\n\};/g;

function emitDeclarations(directory: string): Map<string, string> {
  const output = mkdtempSync(join(tmpdir(), 'farekite-declarations-'));
  try {
    const options = [...EMIT, '--project', directory, '--rootDir', directory, '--outDir', output];
    const { status, stdout } = spawnSync(process.execPath, [COMPILER, ...options], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout);
    const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
    const declarations = files.filter((file) => file.endsWith('.d.ts'));
    return new Map(declarations.map((file) => [file, readFileSync(join(output, file), 'utf8')]));
  } finally {
    rmSync(output, { recursive: true });
  }
}

/** Those of each module that is part of the API, by its path: `contract/page`. */
function readDeclarations(directory: string): [module: string, text: string][] {
  const emitted = emitDeclarations(directory);
  const reached = new Map<string, string>();
  // Declarations import only what they need: a module that none of them imports is no part of the API.
  const follow = (module: string) => {
    const text = emitted.get(`${module}.d.ts`);
    if (text === undefined || reached.has(module)) return;
    reached.set(module, text.replace(GROWING, '$1{…};').trimEnd());
    for (const [, , path = ''] of text.matchAll(IMPORTED)) follow(join(dirname(module), path));
  };
  for (const entryPoint of ENTRY_POINTS) follow(`${entryPoint}/index`);
  return [...reached].sort(([one], [other]) => (one < other ? -1 : 1));
}

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
  const declarations = readDeclarations(join(workspace, 'shared'));
  const ofFolder = (folder: string) => declarations.filter(([module]) => module.startsWith(`${folder}/`));
  const reports = ENTRY_POINTS.map((folder) => report(folder, 'ts', ofFolder(folder)));
  return Object.fromEntries([...reports, report('styles', 'scss', stylesOf(workspace))]);
}
