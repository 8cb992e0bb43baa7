import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { COMMAND_NAMES } from '../testing/commandNames';
import { temporaryFolder } from '../testing/temporaryFolder';
import { UserError } from '../util/UserError';
import { runCommand } from './runCommand';

/** Another seed gives other command lines: `FUZZ_SEED=1 FUZZ_RUNS=10000 npm test -w tooling -- cli/fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);
const TIMEOUT_MS = 60_000;

/** Thrown in place of the end of the process. */
class Exit extends Error {
  constructor(readonly code: unknown) {
    super('The process ends');
  }
}

const OPTIONS = [
  '--all',
  '--against',
  '--create',
  '--force',
  '--help',
  '--json',
  '--keep',
  '--preview',
  '--site',
  '--to',
  '--verify',
  '--version',
  '--',
  '-',
  '--__proto__',
];
/** None of them leads to a folder that exists, or to a server. */
const VALUES = [
  'two\nlines',
  'x'.repeat(5_000),
  '',
  '0',
  '-1',
  '1e9',
  'mfe-deals',
  'mfe-deals@77c1d0a95ee2b346',
  'shell',
  'shell@',
  '@',
  '__proto__',
  'constructor',
  'nowhere',
  'nowhere/dist',
  's3://',
  's3://UPPER/case',
  'file:///nowhere',
  'http://',
  'javascript:alert(1)',
  'x'.repeat(200),
  '\u001b[2J',
  '\u202e',
];

const ARGUMENT = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...COMMAND_NAMES) },
  { weight: 4, arbitrary: fc.constantFrom(...OPTIONS) },
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...OPTIONS), fc.constantFrom(...VALUES))
      .map((parts) => parts.join('=')),
  },
  // A command line cannot contain a NUL; a slash could lead to a folder that exists.
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\0./\\]/g, '_')),
  },
);
const COMMAND_LINE = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...COMMAND_NAMES), fc.array(ARGUMENT, { maxLength: 4 }))
      .map(([command, rest]) => [command, ...rest]),
  },
  { weight: 1, arbitrary: fc.array(ARGUMENT, { maxLength: 4 }) },
);

const workingDirectory = process.cwd();
const environment = process.env;
let printed: { out: string; error: string };

beforeEach(() => {
  const { PATH, HOME } = environment;
  process.env = { PATH, HOME };
  process.chdir(temporaryFolder());
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(code);
  });
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.error += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(workingDirectory);
  process.env = environment;
});

/** How a command ended: its exit code, or the message of the UserError that it threw. */
async function outcomeOf(commandLine: readonly string[]): Promise<unknown> {
  printed = { out: '', error: '' };
  try {
    await runCommand(['node', 'farekite', ...commandLine]);
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.code ?? 0;
    if (error instanceof UserError) return `farekite: ${error.message}\n`;
    throw error;
  }
}

describe(`In an empty folder (seed ${String(SEED)}, ${String(RUNS)} command lines),`, () => {
  it(
    'every command line prints one line, or the help, and writes nothing',
    async () => {
      const check = async (commandLine: readonly string[]) => {
        const outcome = await outcomeOf(commandLine);
        expect(readdirSync('.')).toEqual([]);
        const { out, error } = printed;
        // Without a command the help is printed, too, but as an error.
        if (/^Usage: farekite /.test(outcome === 0 ? out : error)) return;
        if (outcome === 0) expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
        else expect(outcome === 1 ? error : outcome).toMatch(/^farekite: [^\n]+\n$/);
      };
      await fc.assert(fc.asyncProperty(COMMAND_LINE, check), { seed: SEED, numRuns: RUNS });
    },
    TIMEOUT_MS,
  );
});
