import { join } from 'node:path';
import { publish } from '../operations/publish';
import { FolderStore } from '../store/FolderStore';
import { answering, stopAnswering } from '../testing/answering';
import { fakeShell } from '../testing/fakeReleases';
import { runInProcess } from '../testing/runInProcess';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRemote } from '../testing/writeRemote';

const folder = temporaryFolder();
const remote = join(folder, 'mfe-blog');
let port: string;

beforeAll(async () => {
  ({ port } = new URL(await answering(() => undefined)));
  writeRemote(remote);
  await publish(fakeShell().dist, new FolderStore(join(folder, 'old')), { create: true });
  const { dist } = fakeShell({ development: 'development/shell.js' });
  await publish(dist, new FolderStore(join(folder, 'site')), { create: true });
});

afterAll(stopAnswering);

it.each([
  ['--site ../nowhere', 2, 'There is no site in .*nowhere, and no workspace with a shell around .*--against'],
  [
    '--site ../old',
    1,
    'The shell at .*old has no development build, which farekite dev needs. Publish a shell',
  ],
  ['--against localhost:3000', 2, '.*Give an address with its protocol, such as https://www.example.com.'],
  ['--site ../site', 1, 'Port \\d+ is in use. Stop the process that uses it'],
])('farekite dev, in the folder of a remote outside a workspace, refuses %s', async (args, code, message) => {
  const { exitCode, stderr } = await runInProcess(['dev', ...args.split(' ')], remote, { PORT: port });
  expect(stderr).toMatch(new RegExp(`^farekite: ${message}.*\n$`));
  expect(exitCode).toBe(code);
});
