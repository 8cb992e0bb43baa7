import { evaluationMs } from './evaluationMs';
import type { TraceEvent } from './TraceEvent';

function evaluation(file: string, durationUs: number): TraceEvent {
  const url = `http://localhost:3000/releases/shell/3f9a/browser${file}`;
  return { name: 'EvaluateScript', ph: 'X', pid: 1, tid: 7, ts: 0, dur: durationUs, args: { data: { url } } };
}

describe('evaluationMs', () => {
  it('is the duration of the script with the address', () => {
    const trace = [evaluation('/react.js', 9_000), evaluation('/shell.js', 4_500)];
    expect(evaluationMs(trace, '/shell.js')).toBe(4.5);
  });

  it('throws when no such script has run', () => {
    expect(() => evaluationMs([evaluation('/react.js', 9_000)], '/shell.js')).toThrow(
      'The trace has no evaluation of /shell.js',
    );
  });
});
