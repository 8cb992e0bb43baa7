import { clamp, d, lerpPoint, profile, short, steps } from './numbers';

describe('profile', () => {
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
  ])('interpolates at %d and returns %d', (height, half) => {
    expect(profile(tower, height)).toBe(half);
  });

  it('rejects an empty table', () => {
    expect(() => profile([], 1)).toThrow('A profile needs at least one row.');
  });
});

describe('d', () => {
  it('shortens numbers and leaves strings as they are', () => {
    expect(d`M${1.26} ${-3}h${'9'}Z`).toBe('M1.3 -3h9Z');
    expect([short(2), short(2.04), short(2.06)]).toEqual(['2', '2', '2.1']);
  });
});

describe('steps', () => {
  it('returns even numbers, or numbers that get closer to the end', () => {
    expect(steps(0, 4, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(steps(0, 4, 2, 2)).toEqual([0, 3, 4]);
  });
});

describe('clamp', () => {
  it('limits a number to the bounds', () => {
    expect([clamp(-1), clamp(0.5), clamp(2), clamp(7, 2, 5)]).toEqual([0, 0.5, 1, 5]);
  });
});

describe('lerpPoint', () => {
  it('returns a point on the line between two points', () => {
    expect(lerpPoint([0, 10], [20, 30], 0.25)).toEqual([5, 15]);
  });
});
