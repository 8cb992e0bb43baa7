import { changelogProblem } from './changelog';

const CHANGELOG = `# Changes

## 2.0.0

- BREAKING: pages get \`agency\`; rename \`site\`.

API: aaaa

## 1.1.0

- Pages may take \`currency\`.

API: bbbb
`;

describe('changelogProblem', () => {
  it('is undefined when the entry of the version has the hash of the reports', () => {
    expect(changelogProblem(CHANGELOG, '2.0.0', 'aaaa')).toBeUndefined();
    expect(changelogProblem(CHANGELOG, '1.1.0', 'bbbb')).toBeUndefined();
  });

  it.each([
    ['the version has no entry', '1.2.0', 'bbbb', 'CHANGELOG.md has no entry "## 1.2.0"'],
    [
      'the entry is older than the API',
      '1.1.0',
      'cccc',
      'raise CONTRACT_VERSION if that version is published',
    ],
    [
      'the hash is in the entry of another version',
      '1.1.0',
      'aaaa',
      'API has changed since the entry "## 1.1.0"',
    ],
  ])('says what to do when %s', (_what, version, hash, problem) => {
    const message = changelogProblem(CHANGELOG, version, hash);
    expect(message).toContain(problem);
    expect(message).toContain(`end with the line "API: ${hash}"`);
  });

  it('says what to do when a major version has no breaking change', () => {
    expect(changelogProblem(CHANGELOG.replace('BREAKING: ', ''), '2.0.0', 'aaaa')).toContain(
      'has no "BREAKING: " change under "## 2.0.0"',
    );
  });
});
