/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('The subset of Figtree is what the script writes from the range in fonts.scss', () => {
  const { stderr, status } = spawnSync(process.execPath, [join(__dirname, 'font.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
