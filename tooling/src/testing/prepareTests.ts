import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createTestFolder } from './testFolder';

const SOURCES = join(__dirname, '../compose/sandbox');
const COMPILED = join(__dirname, '../../dist/compose/sandbox');

function isStale(source: string, compiled: string): boolean {
  return !existsSync(compiled) || statSync(compiled).mtimeMs < statSync(source).mtimeMs;
}

async function compile(source: string, target: string): Promise<void> {
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    fileName: source,
  });
  mkdirSync(dirname(target), { recursive: true });
  // Another run of the tests may be reading the file.
  const staged = `${target}.${String(process.pid)}`;
  writeFileSync(staged, outputText);
  renameSync(staged, target);
}

/**
 * Runs once before the tests, in the process that starts them. Compiles what has changed in compose/sandbox: that program
 * runs in a process of its own, where Jest does not transform it.
 */
export default async function prepareTests(): Promise<void> {
  createTestFolder();
  for (const file of readdirSync(SOURCES).filter((name) => !name.endsWith('.test.ts'))) {
    const source = join(SOURCES, file);
    const target = join(COMPILED, file.replace(/\.ts$/, '.js'));
    if (isStale(source, target)) await compile(source, target);
  }
}
