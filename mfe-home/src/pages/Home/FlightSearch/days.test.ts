import { dayOf, firstOpenDay, startOf } from './days';

describe('A day', () => {
  it('is that of the clock on the wall, from its first minute to its last', () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('begins at midnight', () => {
    expect(startOf('2026-11-09')).toEqual(new Date(2026, 10, 9));
  });

  it.each(['2026-02-28', '2028-02-29', '2026-12-31', '2027-01-01'])('survives the way back (%s)', (day) => {
    expect(dayOf(startOf(day))).toBe(day);
  });
});

describe('The first open day', () => {
  it('is today when there is nothing to come after', () => {
    expect(firstOpenDay('2026-11-21', undefined)).toBe('2026-11-21');
  });

  it('is the day to come after, that day included', () => {
    expect(firstOpenDay('2026-11-21', '2026-12-01')).toBe('2026-12-01');
    expect(firstOpenDay('2026-11-21', '2026-11-21')).toBe('2026-11-21');
  });

  it('is today when that day has passed while the page stood open', () => {
    expect(firstOpenDay('2026-11-21', '2026-11-20')).toBe('2026-11-21');
  });
});
