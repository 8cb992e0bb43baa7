import { changelogProblem } from './changelog';

const CHANGELOG = `# Changes

## 2.0.0

- BREAKING: pages get \`agency\`; rename \`site\`.

API: aaaa

## 1.1.0

- Pages may take \`currency\`.

API: bbbb
`;

describe('The changelog of a contract', () => {
  it.each([
    ['2.0.0', 'aaaa'],
    ['1.1.0', 'bbbb'],
  ])('is in order when its entry for %s carries the mark of the reports', (version, mark) => {
    expect(changelogProblem(CHANGELOG, version, mark)).toBeUndefined();
  });

  it.each([
    ['has no entry for the version', '1.2.0', 'bbbb', 'CHANGELOG.md has no entry "## 1.2.0"'],
    [
      'was written before the API changed',
      '1.1.0',
      'cccc',
      'The API has changed since CHANGELOG.md was written under "## 1.1.0": raise CONTRACT_VERSION if that is out',
    ],
    [
      'carries the mark under another version',
      '1.1.0',
      'aaaa',
      'The API has changed since CHANGELOG.md was written under "## 1.1.0"',
    ],
  ])('is refused when it %s', (_what, version, mark, problem) => {
    const told = changelogProblem(CHANGELOG, version, mark);
    expect(told).toContain(problem);
    expect(told).toContain(`end with the line "API: ${mark}"`);
  });

  it('is refused when a major version tells of nothing that breaks', () => {
    expect(changelogProblem(CHANGELOG.replace('BREAKING: ', ''), '2.0.0', 'aaaa')).toContain(
      'tells of no "BREAKING: " change under "## 2.0.0"',
    );
  });
});
