import { rmSync, symlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { listFiles } from './files';

it('listFiles lists the files of a folder and of its subfolders, sorted, without following links, and the others when a subfolder is removed meanwhile', async () => {
  const files = ['index.html', 'b/1.txt', 'a/deep/2.txt', 'c/3.txt'];
  const folder = writeFiles(temporaryFolder(), Object.fromEntries(files.map((file) => [file, ''])));
  symlinkSync(join(folder, 'a'), join(folder, 'link'));
  expect(await listFiles(folder)).toEqual(files.toSorted());
  const { readdir } = fs;
  jest.spyOn(fs, 'readdir').mockImplementation((async (...args: Parameters<typeof readdir>) => {
    const entries = await readdir(...args);
    rmSync(join(folder, 'b'), { recursive: true, force: true });
    return entries;
  }) as typeof readdir);
  expect(await listFiles(folder)).toEqual(['a/deep/2.txt', 'c/3.txt', 'index.html']);
});
