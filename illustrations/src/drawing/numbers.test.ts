import { clamp, d, profile, short, steps } from './numbers';

describe('A profile', () => {
  const tower = [
    [0, 60],
    [100, 20],
    [300, 0],
  ] as const;

  it.each([
    [-5, 60],
    [0, 60],
    [50, 40],
    [200, 10],
    [999, 0],
  ])('at %d is %d', (height, half) => {
    expect(profile(tower, height)).toBe(half);
  });

  it('needs a row', () => {
    expect(() => profile([], 1)).toThrow('A profile needs at least one row.');
  });
});

describe('Path data', () => {
  it('has short numbers, and strings as they are', () => {
    expect(d`M${1.26} ${-3}h${'9'}Z`).toBe('M1.3 -3h9Z');
    expect([short(2), short(2.04), short(2.06)]).toEqual(['2', '2', '2.1']);
  });
});

describe('Steps', () => {
  it('lead from the one to the other, evenly or crowded', () => {
    expect(steps(0, 4, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(steps(0, 4, 2, 2)).toEqual([0, 3, 4]);
  });
});

describe('Clamping', () => {
  it('keeps within the bounds', () => {
    expect([clamp(-1), clamp(0.5), clamp(2), clamp(7, 2, 5)]).toEqual([0, 0.5, 1, 5]);
  });
});
