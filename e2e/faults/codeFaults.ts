import type { RemoteRelease } from '@farekite/shared/protocol';
import type { FaultyServer } from './FaultyServer';
import { examplePage, type CodeFault } from './matrix';

/** What becomes of the page. */
export type CodeFaultOutcome =
  /** It is not shown; a visitor who tries again gets it, once it is mended. */
  | 'not loaded'
  /** It is replaced, with an offer to reload. */
  | 'stopped'
  /** It goes on. */
  | 'works';

interface CodeFaultCase {
  /** The file that is changed: a script, or all that names the contract. */
  readonly changed: 'page chunk' | 'entry' | 'manifest';
  readonly change: (text: string, release: RemoteRelease) => string;
  /** For each report, in their order: the steps that it may name. */
  readonly reportedSteps: readonly (readonly string[])[];
  readonly outcome: CodeFaultOutcome;
}

/** The reason that faulty code gives. */
const THROWN = 'No fares today';

/** @throws Error when the text is not there, because the fault would not happen then */
function replaced(text: string, searched: RegExp | string, replacement: string): string {
  const changed = text.replaceAll(searched, replacement);
  if (changed === text) throw new Error(`${String(searched)} is not in the file`);
  return changed;
}

/**
 * Changes the page that a chunk contains.
 *
 * @param expression a page made of `Page`, with the React of the shell as `React`
 */
function withPage(expression: string) {
  return (chunk: string, { container }: RemoteRelease) => `(() => {
const chunks = globalThis.webpackChunk${container} ??= [];
const push = chunks.push;
let React;
const fail = () => { throw new Error('${THROWN}'); };
const around = (Page, onMount) => (props) => { React.useEffect(onMount, []); return React.createElement(Page, props); };
chunks.push = (chunk) => {
  chunks.push = push;
  for (const [id, run] of Object.entries(chunk[1])) chunk[1][id] = function (module, exports, require) {
    React = Object.values(require.S.default.react)[0].get()();
    run.call(this, module, exports, require);
    const Page = module.exports?.default;
    if (Page?.head) module.exports = { default: Object.assign(${expression}, { head: Page.head }) };
  };
  return push.call(chunks, chunk);
};
})();${chunk}`;
}

/** A range like `^19.3.1` as webpack writes it into a container. */
function caretRange(range: string): string {
  return `[1,${range.slice('^'.length).replaceAll('.', ',')}]`;
}

export const CODE_FAULT_CASES: Readonly<Record<CodeFault, CodeFaultCase>> = {
  'does not parse': {
    changed: 'page chunk',
    change: (chunk) => `}{${chunk}`,
    // The browser says what it cannot parse, and webpack that the chunk has not come.
    reportedSteps: [['page'], ['script']],
    outcome: 'not loaded',
  },
  'throws while it is loaded': {
    changed: 'page chunk',
    change: withPage('fail()'),
    reportedSteps: [['script']],
    outcome: 'not loaded',
  },
  'throws while it renders': {
    changed: 'page chunk',
    change: withPage('() => fail()'),
    reportedSteps: [['render']],
    outcome: 'stopped',
  },
  'throws in an effect': {
    changed: 'page chunk',
    change: withPage('around(Page, fail)'),
    reportedSteps: [['render']],
    outcome: 'stopped',
  },
  'throws in an event handler': {
    changed: 'page chunk',
    change: withPage(
      "around(Page, () => { document.querySelector('main').addEventListener('click', fail); })",
    ),
    reportedSteps: [['page']],
    outcome: 'works',
  },
  'throws in a timer': {
    changed: 'page chunk',
    change: withPage('around(Page, () => { setTimeout(fail); })'),
    reportedSteps: [['page']],
    outcome: 'works',
  },
  'uses another major of the contract': {
    changed: 'manifest',
    change: (text, { contract }) => replaced(text, contract, '99.0.0'),
    reportedSteps: [['contract']],
    outcome: 'not loaded',
  },
  'requires another React': {
    changed: 'entry',
    change: (text, { shared }) => replaced(text, caretRange(shared.react ?? ''), caretRange('^18.0.0')),
    reportedSteps: [['script']],
    outcome: 'not loaded',
  },
  'lacks the page': {
    changed: 'entry',
    change: (text, release) =>
      replaced(text, `"${release.pages[examplePage(release)]?.module ?? ''}"`, '"./another-page"'),
    reportedSteps: [['script', 'module']],
    outcome: 'not loaded',
  },
};

/** Publishes a release whose code has this fault, instead of the live one. */
export async function publishFaulty(
  server: FaultyServer,
  release: RemoteRelease,
  fault: CodeFault,
): Promise<void> {
  const { changed, change } = CODE_FAULT_CASES[fault];
  const changeText = (text: string) => change(text, release);
  if (changed === 'manifest') {
    server.publishWithManifest(release, changeText);
    return;
  }
  const ownChunk = release.pages[examplePage(release)]?.scripts.find((file) => !file.includes('/common.'));
  await server.publishWithFile(release, changed === 'entry' ? release.entry : (ownChunk ?? ''), changeText);
}
