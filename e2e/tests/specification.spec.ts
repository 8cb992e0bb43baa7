import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const WORKSPACE = join(import.meta.dirname, '../..');

interface Row {
  readonly requirement: string;
  readonly where: string;
  readonly tests: string;
}

function rows(): Row[] {
  const lines = readFileSync(join(WORKSPACE, 'docs/specification.md'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| ') && !/^\| (---|Requirement )/.test(line))
    .map((line) => {
      const [requirement = '', where = '', tests = '', ...rest] = line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      expect(rest, `a cell too many: ${line}`).toEqual([]);
      return { requirement, where, tests };
    });
}

/** `path: "title"`, several separated by line breaks. */
function citations(tests: string): { file: string; title: string }[] {
  return tests.split('<br>').map((citation) => {
    const { file = '', title = '' } =
      /^`?(?<file>[\w./-]+)`?: "(?<title>.+)"$/s.exec(citation.trim())?.groups ?? {};
    return { file, title: title.replaceAll('\\|', '|') };
  });
}

const words = (text: string) => text.replace(/\s+/g, ' ');
const read = (file: string) => words(readFileSync(join(WORKSPACE, file), 'utf8'));

test('The specification says of each requirement where it lives and which test holds it', () => {
  const all = rows();
  expect(all.length).toBeGreaterThan(200);
  for (const row of all) {
    for (const cell of Object.values(row)) expect.soft(cell, row.requirement).not.toBe('');
    for (const file of row.where.split(/,\s*|<br>/)) {
      expect
        .soft(existsSync(join(WORKSPACE, file.replaceAll('`', ''))), `${file} of: ${row.requirement}`)
        .toBe(true);
    }
    for (const { file, title } of citations(row.tests)) {
      expect.soft(file, `${row.tests} of: ${row.requirement}`).toMatch(/\.(test|spec)\.tsx?$/);
      if (!existsSync(join(WORKSPACE, file))) expect.soft(file, `of: ${row.requirement}`).toBe('a file');
      else expect.soft(read(file).includes(words(title)), `${file} has "${title}"`).toBe(true);
    }
  }
});
