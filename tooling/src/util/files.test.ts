import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { listFiles } from './files';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['b', 'a/deep', 'c']) mkdirSync(join(folder, name), { recursive: true });
  for (const file of ['index.html', 'b/1.txt', 'a/deep/2.txt', 'c/3.txt'])
    writeFileSync(join(folder, file), '');
});

describe('listFiles', () => {
  it('lists the files of a folder and of its subfolders, sorted', async () => {
    expect(await listFiles(folder)).toEqual(['a/deep/2.txt', 'b/1.txt', 'c/3.txt', 'index.html']);
  });

  it('lists nothing in a folder that does not exist', async () => {
    expect(await listFiles(join(folder, 'missing'))).toEqual([]);
  });

  it('lists the other files when a subfolder is removed meanwhile', async () => {
    const { readdir } = fs;
    jest.spyOn(fs, 'readdir').mockImplementation((async (...args: Parameters<typeof readdir>) => {
      const entries = await readdir(...args);
      rmSync(join(folder, 'b'), { recursive: true, force: true });
      return entries;
    }) as typeof readdir);
    expect(await listFiles(folder)).toEqual(['a/deep/2.txt', 'c/3.txt', 'index.html']);
  });

  it('does not read a subfolder that is left out', async () => {
    const readdir = jest.spyOn(fs, 'readdir');
    expect(await listFiles(folder, (subfolder) => subfolder !== 'a/deep')).toEqual([
      'b/1.txt',
      'c/3.txt',
      'index.html',
    ]);
    expect(readdir.mock.calls.map(([path]) => path)).not.toContain(join(folder, 'a/deep/'));
  });

  it('follows no links', async () => {
    symlinkSync(join(folder, 'a'), join(folder, 'link'));
    expect(await listFiles(folder)).not.toContain('link/deep/2.txt');
  });
});
