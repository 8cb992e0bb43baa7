import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackageFiles } from './listPackageFiles';
import { findWorkspace } from './workspace';

const workspace = findWorkspace(__dirname) ?? '';

/** `- **HOME-12** leads to the four guides` */
const REQUIREMENT = /^- \*\*(?<id>[A-Z0-9]+-\d+)\*\* \S/gm;

/** The end of a test's title: `… [HOME-12, DEAL-2]'` */
const CITATION = /\[(?<ids>[A-Z0-9]+-\d+(?:,\s+[A-Z0-9]+-\d+)*)\]['"`]/g;

/** What a group of the pattern matches, in order. */
function groupsOf(text: string, pattern: RegExp, group: string): string[] {
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.[group] ?? '');
}

const requirements = groupsOf(
  readFileSync(join(workspace, 'docs/specification.md'), 'utf8'),
  REQUIREMENT,
  'id',
);
const cited = new Set(
  listPackageFiles(workspace)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => groupsOf(readFileSync(file, 'utf8'), CITATION, 'ids'))
    .flatMap((ids) => ids.split(/,\s+/)),
);

describe('docs/specification.md', () => {
  it('gives each requirement a unique identifier', () => {
    expect(requirements.length).toBeGreaterThan(0);
    expect(requirements.filter((id, i) => requirements.indexOf(id) !== i)).toEqual([]);
  });

  it('has a test for every requirement', () => {
    expect(requirements.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('contains every requirement that a test names', () => {
    expect([...cited].filter((id) => !requirements.includes(id))).toEqual([]);
  });
});
