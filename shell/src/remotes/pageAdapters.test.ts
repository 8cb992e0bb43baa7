import { CONTRACT_VERSION } from '@farekite/shared/protocol';
import { FirstClassPage } from '../testing/pages';
import { PAGE_ADAPTERS } from './pageAdapters';

const MAJORS = Object.keys(PAGE_ADAPTERS).map(Number);

describe('PAGE_ADAPTERS', () => {
  it("contains the shell's own major, and at most the one before", () => {
    const own = parseInt(CONTRACT_VERSION, 10);
    expect(MAJORS).toContain(own);
    expect([own, own - 1]).toEqual(expect.arrayContaining(MAJORS));
  });

  it("returns a page of the shell's own major unchanged", () => {
    const adapt = PAGE_ADAPTERS[parseInt(CONTRACT_VERSION, 10)];
    expect(adapt?.({ default: FirstClassPage })).toBe(FirstClassPage);
  });

  it.each(MAJORS)('throws for a module of %i.x that exposes no page', (major) => {
    expect(() => PAGE_ADAPTERS[major]?.({})).toThrow(
      new TypeError('its default export is not a page: a component with a head'),
    );
  });
});
