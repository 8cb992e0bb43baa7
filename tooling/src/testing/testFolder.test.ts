import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const PROGRAM = `
  const { createJiti } = require(${JSON.stringify(require.resolve('jiti'))});
  const { createTestFolder, testFolder } = createJiti('/')(${JSON.stringify(require.resolve('./testFolder'))});
  createTestFolder();
  require('node:fs').mkdirSync(testFolder() + '/left');
  process.stdout.write(testFolder());
`;

/** Runs a program that creates a folder for tests, and then goes on. @returns the folder, and how the program ended */
async function runProgram(goOn: string, signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--eval', PROGRAM + goOn], { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(child, 'close');
  const [folder] = (await once(child.stdout, 'data')) as [Buffer];
  if (signal) child.kill(signal);
  const [exitCode, endedBy] = (await closed) as [number | null, NodeJS.Signals | null];
  return { folder: folder.toString(), exitCode, endedBy };
}

describe('The folder for tests is removed with all that was left in it', () => {
  it.each([
    ['at the end', '', 0],
    ['after an error', 'throw new Error();', 1],
  ])('%s', async (_when, goOn, code) => {
    const { folder, exitCode } = await runProgram(goOn);
    expect(exitCode).toBe(code);
    expect(existsSync(folder)).toBe(false);
  });

  it.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('by %s, which ends the process', async (signal) => {
    const { folder, endedBy } = await runProgram('setInterval(() => {}, 1_000);', signal);
    expect(endedBy).toBe(signal);
    expect(existsSync(folder)).toBe(false);
  });
});
