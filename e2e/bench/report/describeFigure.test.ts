import { describeFigure, describeLimit, describeValue, isMet, quantity } from './describeFigure';
import { TARGETS } from './targets';

describe('quantity', () => {
  it.each([
    ['a ratio with two decimals', 1.2345, TARGETS.largestPaint, '1.23'],
    ['milliseconds without decimals', 96.4, TARGETS.typing, '96 ms'],
    ['kilobytes with one decimal', 118.44, TARGETS.scriptsOfHome, '118.4 kB'],
    ['a whole number as it is', 3, TARGETS.stylesBeforePaint, '3'],
  ])('writes %s', (_what, value, target, text) => {
    expect(quantity(value, target)).toBe(text);
  });
});

describe('describeLimit', () => {
  it('says whether more or less is better', () => {
    expect(describeLimit(TARGETS.typing)).toBe('at most 100 ms');
    expect(describeLimit(TARGETS.score)).toBe('at least 100 points');
  });
});

describe('isMet', () => {
  it.each([
    [{ target: 'typing', value: 100 } as const, true],
    [{ target: 'typing', value: 101 } as const, false],
    [{ target: 'score', value: 100 } as const, true],
    [{ target: 'score', value: 99 } as const, false],
  ])('of %j is %j', (figure, met) => {
    expect(isMet(figure)).toBe(met);
  });
});

describe('describeValue', () => {
  it('names the worst page and the median of all', () => {
    const figure = { target: 'largestPaint', value: 1.12, where: '/blog in es', median: 1.02 } as const;
    expect(describeValue(figure)).toBe('1.12 (/blog in es; median 1.02)');
  });

  it('is only the value when there is one page', () => {
    expect(describeValue({ target: 'hydrationOfHome', value: 2_400 })).toBe('2400 ms');
  });
});

describe('describeFigure', () => {
  it('says in one line whether the target is met', () => {
    expect(describeFigure({ target: 'typing', value: 128 })).toBe(
      'missed: typing in the combobox with 400 airports: 128 ms, target at most 100 ms',
    );
  });
});
