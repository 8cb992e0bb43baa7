/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

describe('The subset of Figtree', () => {
  it('is what the script writes from the range in fonts.scss, which shares no character with the whole file', () => {
    const { stderr, status } = spawnSync(process.execPath, [join(__dirname, 'font.mjs'), '--check'], {
      encoding: 'utf8',
    });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  it('is the only file of its family, so that no browser looks for a substitute of another one', () => {
    const styles = readFileSync(join(__dirname, '../src/styles/fonts.scss'), 'utf8');
    const faces = styles.match(/@font-face \{[^}]*\}/g)?.filter((face) => face.includes('url(')) ?? [];
    const families = faces.map((face) => /font-family: '(.*)'/.exec(face)?.[1]);
    expect(families).toEqual(['Figtree More Letters', 'Figtree Variable']);
  });
});
