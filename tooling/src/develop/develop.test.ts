import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { assertCompiled, runFarekite } from '../testing/compiledTool';
import { fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { writeRemote } from '../testing/writeRemote';
import { temporaryFolder } from '../testing/temporaryFolder';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/typescriptThreads'));

const remote = join(temporaryFolder(), 'mfe-blog');

beforeAll(async () => {
  await assertCompiled();
  writeRemote(remote, 'linked');
});

describe('Developing a remote that stands alone', () => {
  it('wants a site, and says where one can come from', async () => {
    const { exitCode, stderr } = await runFarekite(['dev', '--site', temporaryFolder()], remote);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^farekite: There is no site in .*, and no workspace around that has a shell\. .*--against/,
    );
  });

  it('wants a shell that can be developed over', async () => {
    const site = await publishedSite(fakeShell().dist);
    const { exitCode, stderr } = await runFarekite(['dev', '--site', site.directory], remote);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^farekite: The shell at .* has no development build, so nothing can be developed over it\./,
    );
  });

  it.each(['localhost:3000', 'example.com', 'ftp://example.com', 'http://'])(
    'wants an origin that can be asked, and %s is none',
    async (origin) => {
      const { exitCode, stderr } = await runFarekite(['dev', '--against', origin], remote);
      expect(exitCode).toBe(1);
      expect(stderr).toContain('Give an origin with its protocol, such as https://www.example.com.');
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );

  it('wants a free port', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const port = String((taken.address() as AddressInfo).port);
    const site = await publishedSite(fakeShell({ development: 'development/shell.js' }).dist);
    const { exitCode, stderr } = await runFarekite(['dev', '--site', site.directory], remote, { PORT: port });
    taken.close();
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`farekite: Port ${port} is in use. Stop the process that uses it`);
  });
});
