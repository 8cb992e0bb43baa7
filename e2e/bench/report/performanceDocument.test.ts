import type { PageFigures } from '../pages/measurePages';
import { CONDITIONS, performanceDocument } from './performanceDocument';
import type { PartResult } from './results';
import { LONGEST_TASKS_BEFORE, PARTS, TARGETS } from './targets';

const MACHINE = 'A quiet machine, 2 cores';

const INTERACTIONS: PartResult = {
  date: '2026-11-22',
  command: 'npm run bench -- interactions',
  figures: [
    { target: 'typing', value: 128 },
    { target: 'menu', value: 56 },
  ],
  previousFigures: [{ target: 'typing', value: 160 }],
};

/** The cells of the row about a target. */
function row(document: string, what: string): string[] {
  const line = document.split('\n').find((candidate) => candidate.startsWith(`| ${what} `));
  return (line ?? '')
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
}

describe('performanceDocument', () => {
  const document = performanceDocument({ machine: MACHINE, parts: { interactions: INTERACTIONS } }, '');

  it('names the machine, and the command of each part', () => {
    expect(document).toContain(`Machine of the last run: ${MACHINE}.`);
    expect(document).toContain('Measured on 2026-11-22 by `npm run bench -- interactions`.');
  });

  it('says how fast the machine of a part was, where that is known', () => {
    const parts = { interactions: { ...INTERACTIONS, memoryFillMs: 604.6 } };
    expect(performanceDocument({ machine: MACHINE, parts }, '')).toContain(
      'by `npm run bench -- interactions`, on a machine that filled 200 MB of new memory in 605 ms.',
    );
  });

  it('has a row for every target', () => {
    for (const { what } of Object.values(TARGETS)) expect(row(document, what)).not.toEqual([]);
  });

  it('says under which conditions each part was measured', () => {
    const sections = document.split('\n## ').slice(1);
    expect(sections).toHaveLength(PARTS.length);
    for (const [index, part] of PARTS.entries()) expect(sections[index]).toContain(CONDITIONS[part]);
  });

  it('claims no conditions of all parts', () => {
    const introduction = document.split('\n## ')[0];
    expect(introduction).not.toMatch(/network|processor|screen/);
  });

  it('calls the figures that were replaced those of the run before', () => {
    expect(row(document, 'what')).toEqual(['what', 'at first', 'run before', 'now', 'target', 'met']);
  });

  it('shows the figure beside that of the run before, and whether the target is met', () => {
    const { what } = TARGETS.typing;
    expect(row(document, what)).toEqual([what, '–', '160 ms', '128 ms', 'at most 100 ms', 'no']);
    expect(row(document, TARGETS.menu.what).slice(2)).toEqual(['–', '56 ms', 'at most 100 ms', 'yes']);
  });

  it('says which parts and figures are not measured', () => {
    expect(document.match(/Not measured yet\./g)).toHaveLength(PARTS.length - 1);
    expect(row(document, TARGETS.dialog.what)).toContain('not measured');
  });

  it('names the longest tasks at first and now, with scripts and without', () => {
    const figures: PageFigures = {
      firstPaintMs: 320,
      largestPaintMs: 500,
      layoutShift: 0,
      hydratedMs: 1_223,
      lastNeededByteMs: 1_055,
      blockingMs: 1,
      longestTaskMs: 51,
    };
    const page = { withScripts: figures, withoutScripts: figures, path: '/', language: 'en' };
    const longTasks = ['51 ms at 173 ms: layout 31'];
    const pages = [{ ...page, longTasks, longTasksWithoutScripts: ['91 ms at 276 ms: layout 70'] }];
    const parts = { pages: { date: '2026-11-26', command: 'npm run bench', figures: [], pages } };
    const [, tasks = ''] = performanceDocument({ machine: MACHINE, parts }, '').split('### Tasks of more');
    for (const task of [...LONGEST_TASKS_BEFORE, ...longTasks, '91 ms at 276 ms: layout 70'])
      expect(tasks).toContain(`\n- ${task}\n`);
  });

  it('keeps the notes that people have written', () => {
    const notes = '<!-- notes: start -->\n\nTimes vary by a tenth.\n\n<!-- notes: end -->';
    const written = document.replace(/<!-- notes: start -->[^]*<!-- notes: end -->/, notes);
    expect(performanceDocument({ machine: MACHINE, parts: {} }, written)).toContain(notes);
  });
});
