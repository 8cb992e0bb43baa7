import { runCommand } from '../cli/runCommand';
import { TOOL, type Outcome } from './compiledTool';

const catchWrites = (name: 'stdout' | 'stderr') => jest.spyOn(process[name], 'write').mockReturnValue(true);

function endOf(writes: ReturnType<typeof catchWrites>): string {
  const text = writes.mock.calls.map(([written]) => String(written)).join('');
  writes.mockRestore();
  return text;
}

/** Runs the sources of the tool in the process of the test, which saves a third of a second. */
export async function runInProcess(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const before = { cwd: process.cwd(), env: process.env, exitCode: process.exitCode };
  const argv = [process.execPath, TOOL, ...args];
  process.chdir(cwd);
  // The pipeline that runs the tests does not publish what they publish.
  const ours = Object.entries(process.env).filter(([name]) => !/^(?:GITHUB|GITLAB|CI)_/.test(name));
  process.env = { ...Object.fromEntries(ours), ...env };
  process.exitCode = undefined;
  const [stdout, stderr] = [catchWrites('stdout'), catchWrites('stderr')];
  try {
    await runCommand(argv);
  } finally {
    process.chdir(before.cwd);
    process.env = before.env;
  }
  const exitCode = Number(process.exitCode ?? 0);
  process.exitCode = before.exitCode;
  return { exitCode, stdout: endOf(stdout), stderr: endOf(stderr) };
}
