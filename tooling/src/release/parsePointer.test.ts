import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { sealed } from '../testing/forgeManifest';
import { parsePointer } from './parsePointer';

const SOURCE = 'live/mfe-deals.json';
const OTHER = '0123456789abcdef';
const { release } = fakeRemote('mfe-deals');
const pointer = { ...release, serial: 7, id: '3f2a-1', from: null, with: null };

describe('parsePointer', () => {
  it.each([
    pointer,
    { ...pointer, with: OTHER },
    { ...fakeShell().release, serial: 1, id: 'a', from: OTHER, with: { 'mfe-deals': OTHER } },
  ])('reads the manifest, the publication and the pair of $name', (written) => {
    expect(parsePointer(JSON.stringify(written), SOURCE)).toEqual(written);
  });

  it.each([
    ['a negative serial', { serial: -1 }, 'serial is -1, which is not a whole number'],
    ['half a serial', { serial: 1.5 }, 'serial is 1.5, which is not a whole number'],
    ['a serial that is a text', { serial: '7' }, 'serial is "7", which is not a number'],
    ['an id that leads elsewhere', { id: '../x' }, 'id is "../x", which is not an id of'],
    ['a long id', { id: 'x'.repeat(65) }, `id is "${'x'.repeat(65)}", which has more than 64 characters`],
    ['no version that it replaced', { from: undefined }, 'from is missing'],
    ['pairs of a remote', { with: {} }, 'it is an object, whose pair is not one of its kind'],
    ['a pair that leads elsewhere', { with: '../x' }, 'with is "../x", which is not a version of'],
    ['another version', { version: OTHER }, 'it is an object, whose content does not match its version'],
    [
      'a file elsewhere',
      sealed({ ...release, entry: '../x.js' }),
      'entry is "../x.js", which does not lie in browser/',
    ],
  ])('refuses %s', (_what, change, problem) => {
    const parse = () => parsePointer(JSON.stringify({ ...pointer, ...change }), SOURCE);
    expect(parse).toThrow(`${SOURCE} is no pointer of this version of the tool: ${problem}`);
    expect(parse).toThrow('. Remove it and publish the release again, or publish the whole site to an empty');
  });
});
