import { median, medianOf } from './statistics';

describe('median', () => {
  it.each([
    { values: [7], middle: 7 },
    { values: [3, 1, 2], middle: 2 },
    { values: [10, 1, 2, 3], middle: 2.5 },
    { values: [100, 20, 3], middle: 20 },
  ])('of $values is $middle', ({ values, middle }) => {
    expect(median(values)).toBe(middle);
  });

  it('throws for no values', () => {
    expect(() => median([])).toThrow('There is nothing to take the median of');
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('medianOf', () => {
  it('is the median of what is read from each item', () => {
    expect(medianOf([{ ms: 5 }, { ms: 1 }, { ms: 3 }], ({ ms }) => ms)).toBe(3);
  });
});
