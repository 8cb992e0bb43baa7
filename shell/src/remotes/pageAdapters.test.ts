import { CONTRACT_VERSION } from '@farekite/shared/contract';
import { FirstClassPage } from '../testing/pages';
import { PAGE_ADAPTERS } from './pageAdapters';

const MAJORS = Object.keys(PAGE_ADAPTERS).map(Number);

describe('The majors of the contract that the shell hosts', () => {
  it('are its own, and at most the one before', () => {
    const own = parseInt(CONTRACT_VERSION, 10);
    expect(MAJORS).toContain(own);
    expect([own, own - 1]).toEqual(expect.arrayContaining(MAJORS));
  });

  it('leave a page of its own contract as it is', () => {
    const adapt = PAGE_ADAPTERS[parseInt(CONTRACT_VERSION, 10)];
    expect(adapt?.({ default: FirstClassPage })).toBe(FirstClassPage);
  });

  it.each(MAJORS)('refuse a module of %i.x that exposes no page', (major) => {
    expect(() => PAGE_ADAPTERS[major]?.({})).toThrow(
      new TypeError('its default export is not a page: a component with a head'),
    );
  });
});
