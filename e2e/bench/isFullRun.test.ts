import { isFullRun } from './isFullRun';

describe('isFullRun', () => {
  it('is true for all pages of the workspace with the default processor', () => {
    expect(isFullRun({ sample: false }, true)).toBe(true);
  });

  it.each([
    ['some pages', { page: ['/blog'], sample: false }],
    ['a sample', { sample: true }],
    ['another site', { sample: false, site: 'e2e/site' }],
  ])('is false for %s', (_what, options) => {
    expect(isFullRun(options, true)).toBe(false);
  });

  it('is false with another processor', () => {
    expect(isFullRun({ sample: false }, false)).toBe(false);
  });
});
