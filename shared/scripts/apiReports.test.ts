/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { apiHash, apiReports, changesBetween, committedReports, staleness, type Reports } from './apiReports';
import { changelogProblem } from './changelog';

const WORKSPACE = join(__dirname, '../..');

describe('The API reports', () => {
  const current = apiReports(WORKSPACE);

  it('are up to date', () => {
    expect(staleness(committedReports(join(WORKSPACE, 'shared/api')), current)).toBeUndefined();
  });

  it('have the hash that CHANGELOG.md names', () => {
    const changelog = readFileSync(join(WORKSPACE, 'CHANGELOG.md'), 'utf8');
    expect(changelogProblem(changelog, CONTRACT_VERSION, apiHash(current))).toBeUndefined();
  });

  it('exist for each entry point, with the version of the contract and without paths', () => {
    expect([...current.keys()]).toEqual(
      ['contract', 'protocol', 'language', 'hooks', 'ui', 'testing', 'styles'].map(
        (name) => `${name}.api.md`,
      ),
    );
    for (const text of current.values()) {
      expect(text).toContain(`The API of this entry point in contract ${CONTRACT_VERSION}.`);
      expect(text).not.toMatch(/node_modules|import\("[./]/);
    }
  });
});

describe('staleness', () => {
  const page = (...parts: string[]) => `# an entry point\n\nIts introduction.\n\n${parts.join('\n\n')}\n`;
  const before: Reports = new Map([
    ['a.api.md', page('## Fare\n\nnumber', '## total\n\nfunction', '## Not exported\n\n### Limits\n\nmax')],
    ['b.api.md', page('## Kite\n\npaper')],
  ]);

  it('names each file with the declarations that were added, removed and changed', () => {
    const after = new Map(before).set(
      'a.api.md',
      page('## Fare\n\nstring', '## price\n\nfunction', '## Not exported\n\n### Limits\n\nmin'),
    );
    expect(staleness(before, after)).toBe(
      'shared/api is stale (a.api.md: removed total; changed Fare, Limits; added price): ' +
        'run "npm run api -w shared" and read its diff',
    );
    expect(apiHash(after)).not.toBe(apiHash(before));
  });

  it('names a missing file, a surplus file and a file with another introduction', () => {
    const after = new Map([
      ['a.api.md', before.get('a.api.md')?.replace('Its introduction.', 'Another introduction.') ?? ''],
      ['c.api.md', page('## Kite\n\npaper')],
    ]);
    expect(changesBetween(before, after)).toEqual([
      'a.api.md: its introduction',
      'b.api.md: removed Kite',
      'c.api.md: added Kite',
    ]);
  });

  it('is undefined when nothing differs', () => {
    expect(staleness(before, new Map(before))).toBeUndefined();
  });
});
