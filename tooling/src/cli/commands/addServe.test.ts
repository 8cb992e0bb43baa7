import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { assertCompiled, TOOL } from '../../testing/compiledTool';
import { fakeShell } from '../../testing/fakeReleases';
import { publishedSite } from '../../testing/publishedSite';

let site: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  await assertCompiled();
  site = (await publishedSite(fakeShell().dist)).location;
});

afterEach(() => {
  for (const process of processes.splice(0)) process.kill('SIGKILL');
});

/** Starts `farekite serve`, and gives the lines that it prints, one after the other. */
function startServing(...args: readonly string[]) {
  const child = spawn(process.execPath, [TOOL, 'serve', '--site', site, '--port', '0', ...args]);
  processes.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, nextLine };
}

describe('farekite serve', () => {
  it('prints where it listens', async () => {
    const { nextLine } = startServing('--host', '127.0.0.1');
    const [, origin = ''] =
      /^FareKite is served on (http:\/\/127\.0\.0\.1:\d+)$/.exec(await nextLine()) ?? [];
    expect((await fetch(`${origin}/live/shell.json`)).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with exit code 0 on %s', async (signal) => {
    const { child, nextLine } = startServing();
    await nextLine();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('prints a line for each request with --access-log', async () => {
    const { nextLine } = startServing('--host', '127.0.0.1', '--access-log');
    const origin = (await nextLine()).split(' ').at(-1) ?? '';
    await fetch(`${origin}/nowhere?name=Ann`);
    expect(await nextLine()).toMatch(/^GET \/nowhere 404 \d+ms$/);
  });
});
