import { localDay } from './localDay';

describe('localDay', () => {
  it('is the same from the first minute of a day to the last', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('has two digits for month and day, and four for the year', () => {
    expect(localDay(new Date(2026, 10, 21))).toBe('2026-11-21');
    const early = new Date(0);
    early.setFullYear(987, 1, 3);
    expect(localDay(early)).toBe('0987-02-03');
  });
});
