import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { sealed } from '../testing/forgeManifest';
import { parsePointer } from './parsePointer';

const SOURCE = 'live/mfe-deals.json';
const REMEDY = 'Copy releases/NAME/VERSION/release.json of the release that should be live over it (cp).';
const { release } = fakeRemote('mfe-deals');

describe('parsePointer', () => {
  it.each([release, fakeShell().release])(
    'reads the manifest, the serial and the id of $name',
    (manifest) => {
      const pointer = { ...manifest, serial: 7, id: '3f2a-1' };
      expect(parsePointer(JSON.stringify(pointer), SOURCE)).toEqual(pointer);
    },
  );

  it('reads a copy of a manifest, as pointers were once, as the publication before all others', () => {
    expect(parsePointer(JSON.stringify(release), SOURCE)).toEqual({ ...release, serial: 0, id: '' });
  });

  it.each([
    ['a negative serial', { ...release, serial: -1 }, 'serial is -1, which is not a whole number'],
    ['half a serial', { ...release, serial: 1.5 }, 'serial is 1.5, which is not a whole number'],
    ['a serial that is a text', { ...release, serial: '7' }, 'serial is "7", which is not a number'],
    [
      'an id that leads elsewhere',
      { ...release, serial: 7, id: '../x' },
      'id is "../x", which is not an id of lower-case letters, digits and hyphens',
    ],
    [
      'a long id',
      { ...release, serial: 7, id: 'x'.repeat(65) },
      `id is "${'x'.repeat(65)}", which has more than 64 characters`,
    ],
    [
      'another version',
      { ...release, version: '0123456789abcdef' },
      'its content does not match its version 0123456789abcdef',
    ],
    [
      'a file elsewhere',
      sealed({ ...release, entry: '../x.js' }),
      'entry is "../x.js", which does not lie in browser/',
    ],
  ])('refuses %s', (_what, pointer, problem) => {
    expect(() => parsePointer(JSON.stringify(pointer), SOURCE)).toThrow(
      `${SOURCE} is corrupt: ${problem}. ${REMEDY}`,
    );
  });
});
