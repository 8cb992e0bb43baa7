import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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

/** The declarations of each module that is part of a package's API, by its path: `contract/page`. */
export function readDeclarations(directory: string, entryPoints: readonly string[]): Map<string, string> {
  const emitted = emitDeclarations(directory);
  const reached = new Map<string, string>();
  // Declarations import only what they need: a module that none of them imports is no part of the API.
  const follow = (module: string) => {
    const text = emitted.get(`${module}.d.ts`);
    if (text === undefined || reached.has(module)) return;
    reached.set(module, text.replace(GROWING, '$1{…};').trimEnd());
    for (const [, , path = ''] of text.matchAll(IMPORTED)) follow(join(dirname(module), path));
  };
  for (const entryPoint of entryPoints) follow(`${entryPoint}/index`);
  return new Map([...reached].sort(([one], [other]) => (one < other ? -1 : 1)));
}
