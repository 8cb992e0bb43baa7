import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { sealed } from '../testing/forgeManifest';
import { parsePointer } from './parsePointer';

const SOURCE = 'live/mfe-deals.json';
const REMEDY =
  'Remove it and publish the release again, or publish the whole site to an empty place (docs/operations.md).';
const OTHER = '0123456789abcdef';
const { release } = fakeRemote('mfe-deals');
const pointer = { ...release, serial: 7, id: '3f2a-1', from: null, with: null };

describe('parsePointer', () => {
  it.each([
    { ...release, with: '0123456789abcdef' },
    { ...release, with: null },
    { ...fakeShell().release, with: { 'mfe-deals': '0123456789abcdef' } },
  ])('reads the manifest, the publication and the pair of $name', (manifest) => {
    const pointer = { ...manifest, serial: 7, id: '3f2a-1', from: null };
    expect(parsePointer(JSON.stringify(pointer), SOURCE)).toEqual(pointer);
  });

  it.each([
    ['a negative serial', { serial: -1 }, 'serial is -1, which is not a whole number'],
    ['half a serial', { serial: 1.5 }, 'serial is 1.5, which is not a whole number'],
    ['a serial that is a text', { serial: '7' }, 'serial is "7", which is not a number'],
    [
      'an id that leads elsewhere',
      { id: '../x' },
      'id is "../x", which is not an id of lower-case letters, digits and hyphens',
    ],
    ['a long id', { id: 'x'.repeat(65) }, `id is "${'x'.repeat(65)}", which has more than 64 characters`],
    ['no version that it replaced', { from: undefined }, 'from is missing'],
    ['pairs of a remote', { with: {} }, 'with is an object, which names no pair'],
    ['a pair that leads elsewhere', { with: '../x' }, 'with is "../x", which names no pair'],
    ['another version', { version: OTHER }, `its content does not match its version ${OTHER}`],
    [
      'a file elsewhere',
      sealed({ ...release, entry: '../x.js' }),
      'entry is "../x.js", which does not lie in browser/',
    ],
  ])('refuses %s', (_what, change, problem) => {
    expect(() => parsePointer(JSON.stringify({ ...pointer, ...change }), SOURCE)).toThrow(
      `${SOURCE} is no pointer of this version of the tool: ${problem}. ${REMEDY}`,
    );
  });
});
