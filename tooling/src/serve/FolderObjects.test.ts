import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { FolderObjects } from './FolderObjects';

/** A folder with the file `about/index.html`. */
function folderWithPage(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'about'));
  writeFileSync(join(folder, 'about/index.html'), 'About');
  return folder;
}

async function read(folder: string, key: string): Promise<string | undefined> {
  const object = await new FolderObjects(folder).get(key);
  return object && Buffer.from(object.bytes).toString();
}

describe('FolderObjects', () => {
  it('gives the file under a key', async () => {
    expect(await read(folderWithPage(), 'about/index.html')).toBe('About');
  });

  it('gives a pointer anew when it was replaced, or changed in its place', async () => {
    const folder = temporaryFolder();
    const objects = new FolderObjects(folder);
    const pointer = join(folder, 'live/shell.json');
    const content = async () => String((await objects.get('live/shell.json'))?.bytes);
    mkdirSync(join(folder, 'live'));
    writeFileSync(pointer, 'one');
    expect(await content()).toBe('one');
    writeFileSync(pointer, 'two');
    expect(await content()).toBe('two');
    writeFileSync(`${pointer}.next`, 'six');
    renameSync(`${pointer}.next`, pointer);
    expect(await content()).toBe('six');
  });

  it.each([
    ['a folder', 'about'],
    ['a file that does not exist', 'nowhere.txt'],
    ['a file below a file', 'about/index.html/more'],
    ['a file outside', '../outside.txt'],
    ['a name that is too long for the file system', 'a'.repeat(5_000)],
    ['an empty name', ''],
  ])('finds no object in %s', async (_what, key) => {
    expect(await read(folderWithPage(), key)).toBeUndefined();
  });

  it('follows no link to a file', async () => {
    const [folder, outside] = [folderWithPage(), temporaryFolder()];
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'secret.txt'));
    symlinkSync('about/index.html', join(folder, 'inside.html'));
    expect(await read(folder, 'secret.txt')).toBeUndefined();
    expect(await read(folder, 'inside.html')).toBeUndefined();
  });

  it('follows no link to a folder', async () => {
    const [folder, outside] = [folderWithPage(), temporaryFolder()];
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(outside, join(folder, 'linked'));
    expect(await read(folder, 'linked/secret.txt')).toBeUndefined();
  });

  it('reads a site whose folder is a link, also after that names another folder', async () => {
    const link = join(temporaryFolder(), 'site');
    symlinkSync(folderWithPage(), link);
    const objects = new FolderObjects(link);
    const before = await objects.get('about/index.html');
    const next = folderWithPage();
    writeFileSync(join(next, 'about/index.html'), 'Next');
    symlinkSync(next, `${link}.next`);
    renameSync(`${link}.next`, link);
    const after = await objects.get('about/index.html');
    expect([before, after].map((object) => Buffer.from(object?.bytes ?? []).toString())).toEqual([
      'About',
      'Next',
    ]);
  });

  it('does not wait for a pipe', async () => {
    const folder = temporaryFolder();
    execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
    expect(await read(folder, 'pipe.txt')).toBeUndefined();
  });
});
