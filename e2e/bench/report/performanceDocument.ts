import { LAPTOP, PHONE } from '../../support/layout';
import { markdownTable } from '../../support/markdownTable';
import { HOLD_MS } from '../interactions/press';
import { HOURS, WHOLE_PAGE_PX } from '../memory/measureMemory';
import { DEFAULT_PROCESSOR_SLOWDOWN, NETWORK_CONDITIONS } from '../openBrowser';
import type { MeasuredPage } from '../pages/measurePages';
import { STARTS } from '../scale/measureGrowth';
import { nameOfPage, SAMPLE_PAGES } from '../sites/pages';
import { describeLimit, describeValue, isMet, quantity } from './describeFigure';
import type { Figure, PartResult, Results } from './results';
import { LONGEST_TASKS_BEFORE, PARTS, TARGETS, type Part, type TargetName } from './targets';

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

const BITS_PER_BYTE = 8;
const BITS_PER_MBIT = 1e6;

/** `390 × 844 px` */
function pixels({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${String(width)} × ${String(height)} px`;
}

const { latency, downloadThroughput } = NETWORK_CONDITIONS;
const DOWNLOAD_MBIT_PER_S = (downloadThroughput * BITS_PER_BYTE) / BITS_PER_MBIT;
const SLOW_NETWORK = `a slow network (${String(DOWNLOAD_MBIT_PER_S)} Mbit/s, ${String(latency)} ms)`;
const SLOW_PROCESSOR = `a processor ${String(DEFAULT_PROCESSOR_SLOWDOWN)} times slower than the machine's`;
const PHONE_SCREEN = `a screen of ${pixels(PHONE)}`;
const SLOW_PHONE = `${SLOW_NETWORK}, ${SLOW_PROCESSOR} and ${PHONE_SCREEN}`;

/** How each part is measured. */
export const CONDITIONS: Readonly<Record<Part, string>> = {
  pages: `Each page is visited with scripts and without in turn, with ${SLOW_PHONE}.`,
  wire: `Each page is visited once, with ${SLOW_PHONE}.`,
  interactions: `Each is done in a tab of its own, with a fast network, ${SLOW_PROCESSOR} and ${PHONE_SCREEN}; the pointer rests on what it will press, and holds the button for ${String(HOLD_MS)} ms.`,
  navigation: `Links are followed with ${SLOW_NETWORK}, ${SLOW_PROCESSOR} and a screen of ${pixels(LAPTOP)}; what keeps a page out of the cache is counted once, with a fast network and processor and ${PHONE_SCREEN}.`,
  federation: `\`/\` is visited once from each site for the bytes, and then from both in turn, with ${SLOW_PHONE}.`,
  scale: `\`/\` is visited once in each site for the bytes, with ${SLOW_PHONE}, and ${String(STARTS)} times for the start of the shell, with a fast network instead; commands run as fast as the machine can.`,
  memory: `\`/\` is open for ${String(HOURS)} hours of its own clock, and for one more in a hidden tab, with a fast network and processor and a screen of ${pixels(WHOLE_PAGE_PX)}, on which all carousels are at once.`,
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

const bulletList = (tasks: readonly string[]) => tasks.map((task) => `- ${task}`).join('\n') || '- none';

function longestTasks(pages: readonly MeasuredPage[]): string {
  const isInSample = (page: MeasuredPage) =>
    SAMPLE_PAGES.some(({ path, language }) => path === page.path && language === page.language);
  return pages
    .filter(isInSample)
    .map(
      (page) =>
        `${nameOfPage(page)}:\n\n${bulletList(page.longTasks)}\n\nThe same without scripts:\n\n${bulletList(page.longTasksWithoutScripts)}`,
    )
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
      `At first:\n\n${bulletList(LONGEST_TASKS_BEFORE)}`,
      'Now, of the visit in the middle, since the first byte:',
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
