import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { inFull } from '../testing/inFull';
import { runInProcess } from '../testing/runInProcess';
import { temporaryFolder } from '../testing/temporaryFolder';
import { COMMAND_NAMES } from './commands';

/** Another seed gives other command lines: `FUZZ_SEED=1 FUZZ_RUNS=10000 npm test -w tooling -- cli/fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const RUNS = Number(process.env.FUZZ_RUNS ?? inFull(1_000, 200));
const TIMEOUT_MS = 60_000;

const FLAGS = ['--all', '--create', '--dry-run', '--fix', '--help', '--json', '--preview', '--version'];
const OPTIONS = [...FLAGS, '--against', '--because', '--keep', '--site', '--to', '--', '-', '--__proto__'];
const NAMES = ['mfe-deals', 'shell', 'mfe-deals@77c1d0a95ee2b346', 'shell@', '@', '__proto__', 'constructor'];
const ADDRESSES = ['s3://', 's3://UPPER/case', 'file:///nowhere', 'http://', 'javascript:alert(1)'];
const OTHERS = [
  'two\nlines',
  'x'.repeat(200),
  'x'.repeat(5_000),
  '',
  '0',
  '-1',
  '1e9',
  '\u001b[2J',
  '\u202e',
];
/** None of them leads to a folder that exists, or to a server. */
const VALUES = [...NAMES, ...ADDRESSES, ...OTHERS, 'nowhere', 'nowhere/dist'];

const ARGUMENT = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('help', ...COMMAND_NAMES) },
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

const environment = process.env;
let folder: string;

beforeEach(() => {
  const { PATH, HOME } = environment;
  process.env = { PATH, HOME };
  folder = temporaryFolder();
});

afterEach(() => {
  process.env = environment;
});

describe(`In an empty folder (seed ${String(SEED)}, ${String(RUNS)} command lines),`, () => {
  it(
    'every command line prints the help, the version or one line about its wrong usage, and writes nothing',
    async () => {
      const check = async (commandLine: readonly string[]) => {
        const { exitCode, stdout: out, stderr: error } = await runInProcess(commandLine, folder);
        expect(readdirSync(folder)).toEqual([]);
        if (exitCode === 0) {
          expect(out).toMatch(/^Usage: farekite |^\d+\.\d+\.\d+\n$/);
          return;
        }
        // The name of a folder can be too long for the file system.
        const isUnreadable = error.includes('could not be read');
        expect({ exitCode, out }).toEqual({ exitCode: isUnreadable ? 5 : 2, out: '' });
        // Without a command the help is printed, too, but as an error.
        expect(error).toMatch(/^farekite: [^\n]+\n$|^\{"error":\{"kind":[^\n]+\n$|^Usage: farekite /);
      };
      await fc.assert(fc.asyncProperty(COMMAND_LINE, check), { seed: SEED, numRuns: RUNS });
    },
    TIMEOUT_MS,
  );
});
