import { parseHistoryEntry } from './parseHistoryEntry';

const SOURCE = 'history/mfe-deals/7-3f2a.json';
const ENTRY = {
  name: 'mfe-deals',
  version: '77c1d0a95ee2b346',
  action: 'publish',
  at: '2026-11-22T14:00:00.000Z',
  by: 'José García',
  serial: 7,
  id: '3f2a',
  from: '0123456789abcdef',
  with: null,
};

describe('parseHistoryEntry', () => {
  it.each([
    ENTRY,
    { ...ENTRY, previous: '3f29' },
    { ...ENTRY, previous: '' },
    { ...ENTRY, name: 'shell', action: 'rollback' },
    { ...ENTRY, action: 'rollback', because: '¿Precios? «No.»' },
    { ...ENTRY, action: 'promote', from: null, with: '77c1d0a95ee2b346' },
    { ...ENTRY, with: { 'mfe-deals': '77c1d0a95ee2b346' }, reason: 'a field of a later version' },
  ])('returns %j', (entry) => {
    expect(parseHistoryEntry(JSON.stringify(entry), SOURCE)).toEqual(entry);
  });

  const NO_INSTANT = 'which is not an instant such as 2026-01-31T12:00:00.000Z';
  it.each([
    [{ name: undefined }, 'name is missing'],
    [{ id: undefined }, 'id is missing'],
    [{ action: 'delete' }, 'action is "delete", which is not an action'],
    [{ at: '2026-11-22' }, `at is "2026-11-22", ${NO_INSTANT}`],
    [{ at: '2026-13-01T00:00:00.000Z' }, `at is "2026-13-01T00:00:00.000Z", ${NO_INSTANT}`],
    [{ by: '\u001b[2J' }, String.raw`by is "\u001b[2J", which is not a line of text`],
    [{ version: '../../etc' }, 'version is "../../etc", which is not a version of 16 hexadecimal digits'],
    [{ because: 'one\ntwo' }, String.raw`because is "one\ntwo", which is not a line of text`],
    [{ because: 'x'.repeat(301) }, `because is "${'x'.repeat(80)}…", which has more than 300 characters`],
    [{ with: 7 }, 'with is 7, which names no pair'],
  ])('refuses %j', (change, problem) => {
    expect(() => parseHistoryEntry(JSON.stringify({ ...ENTRY, ...change }), SOURCE)).toThrow(
      `${SOURCE} is corrupt: ${problem}. Remove it: the history is shorter then, and the pages of the site stay as they are.`,
    );
  });
});
