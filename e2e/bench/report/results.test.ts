import { withMeasured, type Results } from './results';

const pages = (value: number) => ({
  date: '2026-11-22',
  command: 'npm run bench -- pages',
  figures: [{ target: 'largestPaint', value } as const],
});
const memory = {
  date: '2026-11-21',
  command: 'npm run bench -- memory',
  figures: [{ target: 'nodeGrowth', value: 1 } as const],
  previousFigures: [{ target: 'nodeGrowth', value: 4 } as const],
};

const BEFORE: Results = { machine: 'old', parts: { pages: pages(1.2), memory } };

describe('withMeasured', () => {
  const after = withMeasured(BEFORE, { machine: 'new', parts: { pages: pages(1.1) } });

  it('replaces the parts that were measured and keeps their figures as those of the run before', () => {
    expect(after.parts.pages).toEqual({ ...pages(1.1), previousFigures: pages(1.2).figures });
  });

  it('keeps the other parts as they are, with the figures of the run before them', () => {
    expect(after.parts.memory).toEqual(memory);
  });

  it('has no figures of a run before for a part that is measured for the first time', () => {
    const first = withMeasured({ machine: '', parts: {} }, { machine: 'new', parts: { pages: pages(1.1) } });
    expect(first.parts.pages?.previousFigures).toEqual([]);
  });

  it('names the machine of the last run', () => {
    expect(after.machine).toBe('new');
  });
});
