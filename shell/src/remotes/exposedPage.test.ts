import { FirstClassPage } from '../testing/pages';
import { exposedPage } from './exposedPage';

describe('exposedPage', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no default export', { FirstClassPage }],
    ['a text', { default: 'page' }],
    ['a component without a head', { default: () => null }],
    ['a head that is no function', { default: Object.assign(() => null, { head: {} }) }],
  ])('throws when the module is %s', (_what, module) => {
    expect(() => exposedPage(module)).toThrow(
      new TypeError('its default export is not a page: a component with a head'),
    );
  });
});
