import { FirstClassPage } from '../testing/pages';
import { pageOf } from './pageOf';

describe('The page of a module', () => {
  it('is its default export', () => {
    expect(pageOf({ default: FirstClassPage })).toBe(FirstClassPage);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no default export', { FirstClassPage }],
    ['a text', { default: 'page' }],
    ['a component without a head', { default: () => null }],
    ['a head that is no function', { default: Object.assign(() => null, { head: {} }) }],
  ])('is refused when the module is %s', (_what, module) => {
    expect(() => pageOf(module)).toThrow(
      new TypeError('its default export is not a page: a component with a head'),
    );
  });
});
