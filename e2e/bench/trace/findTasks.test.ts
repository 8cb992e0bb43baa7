import { findTasks } from './findTasks';
import type { TraceEvent } from './TraceEvent';

const PAGE = 'http://localhost:3000/';
const SCRIPT = `${PAGE}releases/shell/3f9a/browser/shell.js`;
const MAIN = { pid: 1, tid: 7 };
const FIRST_BYTE_US = 1_000_000;

/** An event of the page's main thread. Times are in milliseconds since the first byte. */
function event(
  name: string,
  startMs: number,
  durationMs: number,
  more: Partial<TraceEvent> = {},
): TraceEvent {
  return { name, ph: 'X', ...MAIN, ts: FIRST_BYTE_US + startMs * 1_000, dur: durationMs * 1_000, ...more };
}

const COMMIT: TraceEvent = {
  name: 'CommitLoad',
  ph: 'I',
  ...MAIN,
  ts: FIRST_BYTE_US,
  args: { data: { url: PAGE, isMainFrame: true } },
};

describe('findTasks', () => {
  it('lists the tasks of the page in their order, since the first byte', () => {
    const tasks = findTasks([event('RunTask', 300, 20), COMMIT, event('RunTask', 100, 60)], PAGE);
    expect(tasks).toMatchObject([
      { startMs: 100, durationMs: 60 },
      { startMs: 300, durationMs: 20 },
    ]);
  });

  it('leaves out what began before the first byte, and what other threads did', () => {
    const trace = [
      COMMIT,
      event('RunTask', -50, 40),
      event('RunTask', -10, 60),
      event('RunTask', 10, 40, { tid: 8 }),
      event('RunTask', 10, 40, { pid: 2 }),
    ];
    expect(findTasks(trace, PAGE)).toEqual([]);
  });

  it('says what a task did, without counting a part in the part around it', () => {
    const trace = [
      COMMIT,
      event('RunTask', 0, 100),
      event('EvaluateScript', 0, 80, { args: { data: { url: SCRIPT } } }),
      event('v8.compile', 5, 20, { args: { data: { url: SCRIPT } } }),
      event('Layout', 85, 10),
    ];
    expect(findTasks(trace, PAGE)[0]?.parts).toEqual([
      { name: 'evaluate shell.js', ms: 60 },
      { name: 'compile shell.js', ms: 20 },
      { name: 'other', ms: 10 },
      { name: 'layout', ms: 10 },
    ]);
  });

  it('adds up parts with one name', () => {
    const trace = [COMMIT, event('RunTask', 0, 30), event('Layout', 0, 10), event('Layout', 20, 10)];
    expect(findTasks(trace, PAGE)[0]?.parts).toContainEqual({ name: 'layout', ms: 20 });
  });

  it('calls a script of the document an inline script', () => {
    const trace = [
      COMMIT,
      event('RunTask', 0, 10),
      event('EvaluateScript', 0, 10, { args: { data: { url: PAGE } } }),
    ];
    expect(findTasks(trace, PAGE)[0]?.parts[0]?.name).toBe('evaluate inline script');
  });

  it('throws when the trace is of another document', () => {
    expect(() => findTasks([COMMIT], `${PAGE}about`)).toThrow(`The trace has no document ${PAGE}about`);
  });
});
