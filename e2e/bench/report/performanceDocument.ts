import { markdownTable } from '../../support/markdownTable';
import type { MeasuredPage } from '../pages/measurePages';
import { nameOfPage, SAMPLE_PAGES } from '../sites/pages';
import { describeLimit, describeValue, isMet, quantity } from './describeFigure';
import type { Figure, PartResult, Results } from './results';
import { PARTS, TARGETS, type Part, type TargetName } from './targets';

/** Between these lines is what people have written; a run leaves it as it is. */
const NOTES = { start: '<!-- notes: start -->', end: '<!-- notes: end -->' };
const NOTES_PATTERN = new RegExp(`${NOTES.start}\\n(.*?)${NOTES.end}`, 's');

const TITLES: Record<Part, string> = {
  pages: 'Pages',
  wire: 'Requests and bytes',
  interactions: 'Interactions',
  navigation: 'Next pages',
  federation: 'The cost of federation',
  scale: 'Scale',
  memory: 'Memory',
  lighthouse: 'Lighthouse',
};

const SLOW_NETWORK = 'a slow network (1.6 Mbit/s, 150 ms)';
const SLOW_PROCESSOR = "a processor four times slower than the machine's";
const PHONE = 'a screen of 390 × 844 px';
const SLOW_PHONE = `${SLOW_NETWORK}, ${SLOW_PROCESSOR} and ${PHONE}`;

/** How each part is measured. */
export const CONDITIONS: Readonly<Record<Part, string>> = {
  pages: `Each page is visited with scripts and without in turn, with ${SLOW_PHONE}.`,
  wire: `Each page is visited once, with ${SLOW_PHONE}.`,
  interactions: `Each is done in a tab of its own, with a fast network, ${SLOW_PROCESSOR} and ${PHONE}; the pointer rests on what it will press, and holds the button for 80 ms.`,
  navigation: `Links are followed with ${SLOW_NETWORK}, ${SLOW_PROCESSOR} and a screen of 1280 × 900 px; what keeps a page out of the cache is counted once, with a fast network and processor and ${PHONE}.`,
  federation: `\`/\` is visited once from each site for the bytes, and then from both in turn, with ${SLOW_PHONE}.`,
  scale: `\`/\` is visited once in each site for the bytes, with ${SLOW_PHONE}, and 45 times for the start of the shell, with a fast network instead; commands run as fast as the machine can.`,
  memory: `\`/\` is open for four hours of its own clock, and for a fifth in a hidden tab, with a fast network and processor and a screen of 1280 × 9000 px, on which all carousels are at once.`,
  lighthouse: `Lighthouse visits public pages with its own settings for phones: its screen, and a slow network and processor that it simulates.`,
};

function tableOfPart(part: Part, result: PartResult | undefined): string {
  const names = (Object.keys(TARGETS) as TargetName[]).filter((name) => TARGETS[name].part === part);
  const find = (figures: readonly Figure[] | undefined, name: TargetName) =>
    figures?.find(({ target }) => target === name);
  const rows = names.map((name) => {
    const target = TARGETS[name];
    const figure = find(result?.figures, name);
    const before = find(result?.previousFigures, name);
    return [
      target.what,
      target.before || '–',
      before ? quantity(before.value, target) : '–',
      figure ? describeValue(figure) : 'not measured',
      describeLimit(target),
      figure ? (isMet(figure) ? 'yes' : 'no') : '–',
    ];
  });
  return markdownTable([['what', 'at first', 'run before', 'now', 'target', 'met'], ...rows]);
}

function pagesTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map((page) => {
    const { withScripts, withoutScripts } = page;
    const beside = (figure: keyof typeof withScripts) =>
      `${withScripts[figure].toFixed(0)} (${withoutScripts[figure].toFixed(0)})`;
    return [
      nameOfPage(page),
      beside('firstPaintMs'),
      beside('largestPaintMs'),
      withScripts.hydratedMs.toFixed(0),
      withScripts.lastNeededByteMs.toFixed(0),
      beside('blockingMs'),
      beside('longestTaskMs'),
    ];
  });
  const head = ['page', 'FCP', 'LCP', 'hydrated', 'last byte for it', 'blocking time', 'longest task'];
  return markdownTable([head, ...rows]);
}

function longestTasks(pages: readonly MeasuredPage[]): string {
  const isInSample = (page: MeasuredPage) =>
    SAMPLE_PAGES.some(({ path, language }) => path === page.path && language === page.language);
  return pages
    .filter(isInSample)
    .map((page) => {
      const list = (tasks: readonly string[]) => tasks.map((task) => `- ${task}`).join('\n') || '- none';
      return `${nameOfPage(page)}:\n\n${list(page.longTasks)}\n\nThe same without scripts:\n\n${list(page.longTasksWithoutScripts)}`;
    })
    .join('\n\n');
}

function describeRun({ date, command, memoryFillMs }: PartResult): string {
  const machine =
    memoryFillMs === undefined
      ? ''
      : `, on a machine that filled 200 MB of new memory in ${memoryFillMs.toFixed(0)} ms`;
  return `Measured on ${date} by \`${command}\`${machine}.`;
}

function section(part: Part, results: Results): string {
  const result = results.parts[part];
  const run = result ? describeRun(result) : 'Not measured yet.';
  const parts = [`## ${TITLES[part]}`, CONDITIONS[part], run, tableOfPart(part, result)];
  if (result?.pages) {
    parts.push(
      'Milliseconds, in brackets those of the same page without scripts:',
      '![Largest paint and hydration of each page](images/performance.svg)',
      pagesTable(result.pages),
      '### Tasks of more than 50 ms',
      'Of the visit in the middle, since the first byte:',
      longestTasks(result.pages),
    );
  }
  return parts.join('\n\n');
}

/**
 * docs/performance.md for these results.
 *
 * @param written the document as it is, whose notes are kept
 */
export function performanceDocument(results: Results, written: string): string {
  const notes = NOTES_PATTERN.exec(written)?.[1] ?? '\n';
  return `# Performance

How fast the site is, beside the same pages with every script removed. \`npm run bench\` writes this page:
[e2e/README.md](../e2e/README.md) says how, and each part says under which conditions. What is measured several times is
shown by its median; of several pages the worst is shown. Compare ratios, which depend less on the machine than times.

Machine of the last run: ${results.machine}.

${NOTES.start}
${notes}${NOTES.end}

${PARTS.map((part) => section(part, results)).join('\n\n')}
`;
}
