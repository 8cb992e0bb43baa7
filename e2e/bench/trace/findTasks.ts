import { basename } from 'node:path/posix';
import type { TraceEvent } from './TraceEvent';

/** What a task spent its time on, without what is counted under another name. */
export interface TaskPart {
  /** What the browser did and, for a script, in which file: `evaluate shell.js`. */
  readonly name: string;
  readonly ms: number;
}

/** A task of the main thread. */
export interface Task {
  /** Since the document's first byte was there. */
  readonly startMs: number;
  readonly durationMs: number;
  /** The longest first. */
  readonly parts: readonly TaskPart[];
}

/** The browser's own words for what it does, where they are not those of the field. */
const NAMES: Readonly<Record<string, string>> = {
  RunTask: 'other',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layerize',
  Commit: 'commit',
  ParseHTML: 'parse HTML',
  ParseAuthorStyleSheet: 'parse stylesheet',
  EvaluateScript: 'evaluate',
  'v8.compile': 'compile',
  FunctionCall: 'call',
  RunMicrotasks: 'microtasks',
  MajorGC: 'garbage collection',
  MinorGC: 'garbage collection',
  'V8.GC_MARK_COMPACTOR': 'garbage collection',
};

const US_PER_MS = 1_000;

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Events that run a script of the page. */
const SCRIPT_EVENTS = ['EvaluateScript', 'v8.compile', 'FunctionCall'];

function nameOf({ name, args }: TraceEvent): string {
  // The browser's own functions: nobody outside it can do anything about one of them.
  if (name.includes('::')) return 'other';
  const label = NAMES[name] ?? name;
  const address = args?.data?.url ?? args?.data?.scriptName ?? '';
  if (!SCRIPT_EVENTS.includes(name) || !address.startsWith('http')) return label;
  const { pathname } = new URL(address);
  return `${label} ${pathname.endsWith('.js') ? basename(pathname) : 'inline script'}`;
}

/** The time of each event in a task, without that of the events inside it, added up by name. */
function partsOf(events: readonly TraceEvent[]): TaskPart[] {
  const totalsUs = new Map<string, number>();
  const add = (event: TraceEvent, us: number) => {
    const name = nameOf(event);
    totalsUs.set(name, (totalsUs.get(name) ?? 0) + us);
  };
  const open: TraceEvent[] = [];
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1) as TraceEvent) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent, -(event.dur ?? 0));
    add(event, event.dur ?? 0);
    open.push(event);
  }
  return [...totalsUs].map(([name, us]) => ({ name, ms: us / US_PER_MS })).sort((a, b) => b.ms - a.ms);
}

/**
 * The tasks of a page's main thread from its first byte on, in their order. The task before, in which the browser makes
 * ready for a document, has nothing of the page in it.
 *
 * @param url of the document
 * @throws Error when the trace has no such document
 */
export function findTasks(trace: readonly TraceEvent[], url: string): Task[] {
  const commit = trace.find(
    ({ name, args }) => name === 'CommitLoad' && args?.data?.url === url && args.data.isMainFrame !== false,
  );
  if (!commit) throw new Error(`The trace has no document ${url}`);
  const events = trace
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === commit.pid && tid === commit.tid)
    // An event comes before those inside it.
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: Task[] = [];
  for (const [index, task] of events.entries()) {
    if (task.name !== 'RunTask' || task.ts < commit.ts) continue;
    let end = index + 1;
    while (end < events.length && (events[end] as TraceEvent).ts < endOf(task)) end += 1;
    tasks.push({
      startMs: (task.ts - commit.ts) / US_PER_MS,
      durationMs: (task.dur ?? 0) / US_PER_MS,
      parts: partsOf(events.slice(index, end)),
    });
  }
  return tasks;
}
