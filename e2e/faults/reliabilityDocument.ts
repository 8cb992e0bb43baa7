import { markdownTable } from '../support/markdownTable';
import type { CellKey, CellOutcome } from './cells';
import { CODE_FAULT_CASES, type CodeFaultOutcome } from './codeFaults';
import { CODE_FAULTS, CODE_SITUATIONS, FAULTS, LATE_PARTS, PARTS } from './matrix';

const WHAT_VISITORS_SEE: readonly (readonly string[])[] = [
  ['what happens', 'the page was prerendered', 'after client navigation, and in a preview'],
  [
    'its files fail',
    'the page stays readable; a notice says that parts of it are missing, and offers Try again',
    'a page says that it is not available, with the phone number, other pages and Try again',
  ],
  [
    'its files fail when the language of a static page changes',
    'the page stays as it is; a notice says that it is not available in this language, and offers Try again',
    '–',
  ],
  [
    'its texts in a language that is chosen fail or are late',
    'the page stays as it is, and works; a notice says so and offers Try again',
    'the page stays as it is, and works; a notice says so and offers Try again',
  ],
  [
    'its files are late',
    'after four seconds, a notice says that it is taking longer; the page starts to work when they arrive',
    'after four seconds, a page says that it is not available yet; the page takes its place when they arrive',
  ],
  [
    'a part of it fails or is late that is loaded when needed',
    'the page works; where the part belongs, a message says so and offers another attempt',
    'the page works; where the part belongs, a message says so and offers another attempt',
  ],
  [
    'it throws while it renders',
    'its prerendered text comes back under an alert that offers to reload the page',
    'an alert with the phone number offers to reload the page',
  ],
];

const OUTCOMES: Record<CodeFaultOutcome, string> = {
  'not loaded': 'as if its files failed',
  stopped: 'an alert that offers to reload the page',
  works: 'nothing: the page goes on',
};

/** How many visits of a cell went well: `20`, or `19 of 20`. */
function count(outcomes: readonly CellOutcome[], { row, fault }: CellKey): string {
  const visits = outcomes.filter((outcome) => outcome.row === row && outcome.fault === fault);
  const passed = visits.filter(({ hasPassed }) => hasPassed);
  return passed.length === visits.length
    ? String(visits.length)
    : `${String(passed.length)} of ${String(visits.length)}`;
}

function counts(
  outcomes: readonly CellOutcome[],
  rows: readonly string[],
  columns: readonly string[],
): string[][] {
  return rows.map((row) => [row, ...columns.map((fault) => count(outcomes, { row, fault }))]);
}

/** docs/reliability.md for the outcomes of a whole run. */
export function reliabilityDocument(outcomes: readonly CellOutcome[]): string {
  const code = CODE_FAULTS.map((row) => [
    row,
    ...CODE_SITUATIONS.map((fault) => count(outcomes, { row, fault })),
    OUTCOMES[CODE_FAULT_CASES[row].outcome],
  ]);
  return `# Reliability

What visitors notice when a remote fails. \`npm run test:faults\` writes this page: it visits a page of every remote with
every fault below in a real browser. \`npm test\` makes a part of these visits.

It makes ${String(outcomes.length)} visits. The run fails unless each goes as follows: header and footer stay; the visitor is told in the
language of the site, of a file without an answer within four seconds, and assistive technology announces it once; _Try
again_ recovers without a reload once the fault is gone, and keeps the focus in the page; what arrives late is shown;
the report in the console names remote, release, step and cause; in the end, the switch of the language works. A page
whose code has stopped offers a reload instead. A static page is told to load its code; before, its visitor notices no fault.

Besides, the run visits every state that looks different, in both languages, on a phone and on a laptop: axe finds
nothing, every text has enough contrast, and text of twice the size fits. And it changes one byte of each script,
stylesheet and text file of each remote's release, and of each script and text file of the shell's, which browsers refuse.

Run it with \`npm run test:faults\`; it takes about twelve minutes on an idle machine with two cores.
\`npm run test:faults -- -g "stylesheet hangs"\` makes some of the visits and leaves this page as it is.

## What a visitor sees

${markdownTable(WHAT_VISITORS_SEE)}

## Files

How many visits are made for each file and fault: on the first load, after client navigation, after a switch of
the language and in a preview, where the visit requests the file. Faults that end no request are visited twice: until
the visitor tries again, and until the file arrives.

${markdownTable([['file', ...FAULTS], ...counts(outcomes, PARTS, FAULTS), ...counts(outcomes, LATE_PARTS, FAULTS)])}

_Page chunk_ and _common chunk_ are the scripts that a page needs at once, _all files_ those and all others that the
visit requests from the remote. A _text file_ has the texts of a page in one language; the document of a first load
contains it. The _pointer_ is \`live/NAME.json\`, or in a preview the release's manifest; the document
of a first load contains it. \`calendar\`, \`airports\` and \`dialog\` are parts of the home page that are loaded when they
are needed. Browsers refuse all of _an HTML page_, _a syntax error_, _empty_ and _a wrong hash_ by the hash of the file; the
pointer has none.

## Code

Releases whose files have the right hashes, but not the right code.

${markdownTable([['the code of a page', ...CODE_SITUATIONS, 'what a visitor sees'], ...code])}
`;
}
