import { tmpdir } from 'node:os';
import { runKeepingOutput } from './run';

const cwd = tmpdir();

describe('A program whose output is kept', () => {
  it('tells its exit code and all that it printed, to either stream', async () => {
    const script = "process.stdout.write('said, '); process.stderr.write('warned'); process.exitCode = 3;";
    const { exitCode, output } = await runKeepingOutput(process.execPath, ['-e', script], { cwd });
    expect(exitCode).toBe(3);
    expect(output).toContain('said, ');
    expect(output).toContain('warned');
  });

  it('has failed when a signal ended it', async () => {
    const script = "process.kill(process.pid, 'SIGKILL')";
    expect((await runKeepingOutput(process.execPath, ['-e', script], { cwd })).exitCode).toBe(1);
  });

  it('has failed, and says why, when it could not start', async () => {
    expect(await runKeepingOutput('no-such-program', [], { cwd })).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/^no-such-program: .*ENOENT\n$/) as string,
    });
  });
});
