import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { runInProcess } from '../testing/runInProcess';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRemote } from '../testing/writeRemote';

/** A remote in a repository of its own. */
const remote = join(temporaryFolder(), 'mfe-blog');

beforeAll(() => {
  writeRemote(remote);
});

describe('farekite dev, in the folder of a remote outside a workspace,', () => {
  it('says how to name a site when there is none', async () => {
    const { exitCode, stderr } = await runInProcess(['dev', '--site', temporaryFolder()], remote);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /^farekite: There is no site in .*, and no workspace with a shell around the current folder\. .*--against/,
    );
  });

  it('refuses a site whose shell has no development build', async () => {
    const site = await publishedSite(fakeShell().dist);
    const { exitCode, stderr } = await runInProcess(['dev', '--site', site.location], remote);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^farekite: The shell at .* has no development build, which farekite dev needs\. Publish a shell/,
    );
  });

  it.each(['localhost:3000', 'ftp://example.com'])(
    'refuses %s, which is not an origin with http or https',
    async (origin) => {
      const { exitCode, stderr } = await runInProcess(['dev', '--against', origin], remote);
      expect(exitCode).toBe(2);
      expect(stderr).toContain('Give an origin with its protocol, such as https://www.example.com.');
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );

  it('refuses a port that is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const port = String((taken.address() as AddressInfo).port);
    const site = await publishedSite(fakeShell({ development: 'development/shell.js' }).dist);
    const { exitCode, stderr } = await runInProcess(['dev', '--site', site.location], remote, { PORT: port });
    taken.close();
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`farekite: Port ${port} is in use. Stop the process that uses it`);
  });
});
