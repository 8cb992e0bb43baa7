import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readFromFolder } from './readFromFolder';

/** A folder with the file `about/index.html`. */
function folderWithPage(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'about'));
  writeFileSync(join(folder, 'about/index.html'), 'About');
  return folder;
}

async function read(folder: string, key: string): Promise<string | undefined> {
  const object = await readFromFolder(folder, key);
  return object && Buffer.from(object.bytes).toString();
}

describe('readFromFolder', () => {
  it('gives the file under a key', async () => {
    expect(await read(folderWithPage(), 'about/index.html')).toBe('About');
  });

  it.each([
    ['a folder', 'about'],
    ['a file that does not exist', 'nowhere.txt'],
    ['a file below a file', 'about/index.html/more'],
    ['a file outside', '../outside.txt'],
    ['a name that is too long for the file system', 'a'.repeat(5_000)],
    ['an empty name', ''],
    ['a link to a file outside', 'secret.txt'],
    ['a link to a file inside', 'inside.html'],
    ['a link to a folder', 'linked/secret.txt'],
    ['a pipe', 'pipe.txt'],
  ])('finds nothing in %s', async (_what, key) => {
    const [folder, outside] = [folderWithPage(), temporaryFolder()];
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'secret.txt'));
    symlinkSync('about/index.html', join(folder, 'inside.html'));
    symlinkSync(outside, join(folder, 'linked'));
    execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
    expect(await read(folder, key)).toBeUndefined();
  });

  it('reads a site whose folder is a link, also after that names another folder', async () => {
    const link = join(temporaryFolder(), 'site');
    symlinkSync(folderWithPage(), link);
    expect(await read(link, 'about/index.html')).toBe('About');
    const next = folderWithPage();
    writeFileSync(join(next, 'about/index.html'), 'Next');
    symlinkSync(next, `${link}.next`);
    renameSync(`${link}.next`, link);
    expect(await read(link, 'about/index.html')).toBe('Next');
  });
});
