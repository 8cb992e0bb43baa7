import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { inFull } from '../testing/inFull';
import { runInProcess } from '../testing/runInProcess';
import { temporaryFolder } from '../testing/temporaryFolder';
import { createProgram } from './runCommand';

/** Another seed gives other command lines: `FUZZ_SEED=1 FUZZ_RUNS=10000 npm test -w tooling -- cli/fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const RUNS = Number(process.env.FUZZ_RUNS ?? inFull(1_000, 200));
const TIMEOUT_MS = 60_000;

const COMMANDS = createProgram().commands.map((command) => command.name());
const FLAGS = ['--all', '--create', '--dry-run', '--fix', '--help', '--json', '--preview', '--version'];
const OPTIONS = [...FLAGS, '--against', '--because', '--keep', '--site', '--to', '--', '-', '--__proto__'];
const NAMES = ['mfe-deals', 'shell', 'mfe-deals@77c1d0a95ee2b346', 'shell@', '@', '__proto__', 'constructor'];
const ADDRESSES = ['s3://', 's3://UPPER/case', 'file:///nowhere', 'http://', 'javascript:alert(1)'];
const TEXTS = ['two\nlines', 'x'.repeat(200), 'x'.repeat(5_000), '', '0', '-1', '1e9', '\u001b[2J', '\u202e'];
/** None of them leads to a folder that exists, or to a server. */
const VALUES = [...NAMES, ...ADDRESSES, ...TEXTS, 'nowhere', 'nowhere/dist'];

const ARGUMENT = fc.oneof(
  fc.constantFrom('help', ...COMMANDS),
  fc.constantFrom(...OPTIONS),
  fc.constantFrom(...VALUES),
  fc.tuple(fc.constantFrom(...OPTIONS), fc.constantFrom(...VALUES)).map((parts) => parts.join('=')),
  // A command line cannot contain a NUL; a slash could lead to a folder that exists.
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\0./\\]/g, '_')),
);
/** Most of them begin with a command. */
const COMMAND_LINE = fc
  .tuple(fc.constantFrom(...COMMANDS, 'help', ''), fc.array(ARGUMENT, { maxLength: 4 }))
  .map(([command, rest]) => (command === '' ? rest : [command, ...rest]));

const environment = process.env;

afterEach(() => {
  process.env = environment;
});

it(
  `In an empty folder, every command line (seed ${String(SEED)}, ${String(RUNS)} of them) prints the help, the version or one line about its wrong usage, and writes nothing`,
  async () => {
    const { PATH, HOME } = environment;
    process.env = { PATH, HOME };
    const folder = temporaryFolder();
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
