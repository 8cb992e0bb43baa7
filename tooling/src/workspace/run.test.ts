import { tmpdir } from 'node:os';
import { runKeepingOutput } from './run';

const cwd = tmpdir();

describe('runKeepingOutput', () => {
  it('returns the exit code and the output to both streams', async () => {
    const script = "process.stdout.write('printed, '); process.stderr.write('warned'); process.exitCode = 3;";
    const { exitCode, output } = await runKeepingOutput(process.execPath, ['-e', script], { cwd });
    expect(exitCode).toBe(3);
    expect(output).toContain('printed, ');
    expect(output).toContain('warned');
  });

  it('returns exit code 1 when a signal ended the program', async () => {
    const script = "process.kill(process.pid, 'SIGKILL')";
    expect((await runKeepingOutput(process.execPath, ['-e', script], { cwd })).exitCode).toBe(1);
  });

  it('returns exit code 1 and the reason when the program could not start', async () => {
    expect(await runKeepingOutput('no-such-program', [], { cwd })).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/^no-such-program: .*ENOENT\n$/) as string,
    });
  });
});
