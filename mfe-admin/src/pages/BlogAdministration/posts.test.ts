import { localDay } from './posts';

describe('The day of a post', () => {
  it('is the one where the visitor is, not the one in Greenwich', () => {
    const instant = new Date('2025-03-01T05:00:00Z');
    // As a visitor in San Francisco has it, wherever the test runs.
    jest.spyOn(instant, 'getFullYear').mockReturnValue(2025);
    jest.spyOn(instant, 'getMonth').mockReturnValue(1);
    jest.spyOn(instant, 'getDate').mockReturnValue(28);
    expect(localDay(instant)).toBe('2025-02-28');
  });

  it('has two digits for month and day', () => {
    expect(localDay(new Date(2025, 0, 5))).toBe('2025-01-05');
  });
});
