/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../contract/version';
import { apiMark, apiReports, changesBetween, committedReports, staleness, type Reports } from './apiReports';
import { changelogProblem } from './changelog';

const WORKSPACE = join(__dirname, '../..');

describe('The reports of the API', () => {
  const current = apiReports(WORKSPACE);

  it('that are committed are those of the sources', () => {
    expect(staleness(committedReports(join(WORKSPACE, 'shared/api')), current)).toBeUndefined();
  });

  it('are what CHANGELOG.md was written for', () => {
    const changelog = readFileSync(join(WORKSPACE, 'CHANGELOG.md'), 'utf8');
    expect(changelogProblem(changelog, CONTRACT_VERSION, apiMark(current))).toBeUndefined();
  });

  it('name the version of the contract, a door each, and no place of this machine', () => {
    expect([...current.keys()]).toEqual(
      ['contract', 'language', 'ui', 'testing', 'styles'].map((door) => `${door}.api.md`),
    );
    for (const text of current.values()) {
      expect(text).toContain(`What contract ${CONTRACT_VERSION} promises at this door.`);
      expect(text).not.toMatch(/node_modules|import\("[./]/);
    }
  });
});

describe('Reports that are stale', () => {
  const page = (...parts: string[]) => `# a door\n\nIts head.\n\n${parts.join('\n\n')}\n`;
  const before: Reports = new Map([
    ['a.api.md', page('## Fare\n\nnumber', '## total\n\nfunction', '## Not exported\n\n### Limits\n\nmax')],
    ['b.api.md', page('## Kite\n\npaper')],
  ]);

  it('are told by file and by what was added, removed and changed in it', () => {
    const after = new Map(before).set(
      'a.api.md',
      page('## Fare\n\nstring', '## price\n\nfunction', '## Not exported\n\n### Limits\n\nmin'),
    );
    expect(staleness(before, after)).toBe(
      'shared/api is stale (a.api.md: removed total; changed Fare, Limits; added price): ' +
        'run "npm run api -w shared" and read its diff',
    );
    expect(apiMark(after)).not.toBe(apiMark(before));
  });

  it('are told when a file is missing, is left over, or only its head has changed', () => {
    const after = new Map([
      ['a.api.md', before.get('a.api.md')?.replace('Its head.', 'Another head.') ?? ''],
      ['c.api.md', page('## Kite\n\npaper')],
    ]);
    expect(changesBetween(before, after)).toEqual([
      'a.api.md: its head',
      'b.api.md: removed Kite',
      'c.api.md: added Kite',
    ]);
  });

  it('are none when nothing differs', () => {
    expect(staleness(before, new Map(before))).toBeUndefined();
  });
});
