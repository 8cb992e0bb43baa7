import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderStore } from '../store/FolderStore';
import { temporaryFolder } from '../testing/temporaryFolder';
import { objectsOf } from './objectsOf';

const POINTER = 'live/shell.json';

/** A folder with a pointer. */
function siteFolder(content: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'live'));
  writeFileSync(join(folder, POINTER), content);
  return folder;
}

describe('objectsOf a folder', () => {
  it.each([
    ['a folder', 'live'],
    ['a file that does not exist', 'nowhere.txt'],
    ['a file below a file', `${POINTER}/more`],
    ['a file outside', '../outside.txt'],
    ['a name that is too long for the file system', 'a'.repeat(5_000)],
    ['an empty name', ''],
    ['a link to a file outside', 'secret.txt'],
    ['a link to a file inside', 'inside.json'],
    ['a link to a folder', 'linked/secret.txt'],
    ['a pipe', 'pipe.txt'],
  ])('finds nothing in %s', async (_what, key) => {
    const [folder, outside] = [siteFolder('{}'), temporaryFolder()];
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    writeFileSync(join(folder, '../outside.txt'), 'secret');
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'secret.txt'));
    symlinkSync(POINTER, join(folder, 'inside.json'));
    symlinkSync(outside, join(folder, 'linked'));
    execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
    expect(await objectsOf(new FolderStore(folder))(key)).toBeUndefined();
  });

  it('reads a site whose folder is a link, also after that names another folder', async () => {
    const link = join(temporaryFolder(), 'site');
    symlinkSync(siteFolder('First'), link);
    const read = objectsOf(new FolderStore(link));
    expect((await read(POINTER))?.bytes.toString()).toBe('First');
    symlinkSync(siteFolder('Next'), `${link}.next`);
    renameSync(`${link}.next`, link);
    expect((await read(POINTER))?.bytes.toString()).toBe('Next');
  });

  it('reads what follows a pointer whose writer was killed before it had replaced the file', async () => {
    const store = new FolderStore(siteFolder('Old'));
    await store.put(POINTER, Buffer.from('New'), { etag: (await store.get(POINTER))?.etag ?? '' });
    writeFileSync(join(store.location, POINTER), 'Old');
    expect((await objectsOf(store)(POINTER))?.bytes.toString()).toBe('New');
  });
});
