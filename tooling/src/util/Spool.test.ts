import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { Spool } from './Spool';

describe('Spool', () => {
  it('returns what was written, in any order', async () => {
    await using spool = new Spool();
    const values = [
      { key: 'index.html', bytes: Buffer.from('A page') },
      'text',
      ['a', undefined],
      'x'.repeat(1e6),
    ];
    const places = await Promise.all(values.map((value) => spool.write(value)));
    for (const [index, place] of [...places.entries()].reverse()) {
      expect(await spool.read(place)).toEqual(values[index]);
    }
  });

  it('leaves no file behind, also when the process is killed', async () => {
    const folder = temporaryFolder();
    await using spool = new Spool(folder);
    const place = await spool.write('A page');
    expect(await readdir(folder)).toEqual([]);
    expect(await spool.read(place)).toBe('A page');
  });

  it('says where it could not write', async () => {
    const folder = join(temporaryFolder(), 'missing');
    await using spool = new Spool(folder);
    await expect(spool.write('A page')).rejects.toThrow(
      new RegExp(`^Composed pages could not be kept in ${folder} \\(ENOENT.*Free disk space there, or`),
    );
  });
});
