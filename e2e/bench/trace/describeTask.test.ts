import { describeTask } from './describeTask';

describe('describeTask', () => {
  it('names the four longest parts', () => {
    const parts = ['layout', 'style', 'paint', 'evaluate shell.js', 'commit'].map((name, index) => ({
      name,
      ms: 50 - 10 * index,
    }));
    expect(describeTask({ startMs: 1_296.4, durationMs: 150.6, parts })).toBe(
      '151 ms at 1296 ms: layout 50, style 40, paint 30, evaluate shell.js 20',
    );
  });

  it('leaves out parts of less than 3 ms', () => {
    const parts = [
      { name: 'layout', ms: 60 },
      { name: 'commit', ms: 2.9 },
    ];
    expect(describeTask({ startMs: 0, durationMs: 63, parts })).toBe('63 ms at 0 ms: layout 60');
  });
});
