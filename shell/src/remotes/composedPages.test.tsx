import { render, screen } from '@testing-library/react';
import type { PageModule } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { FIRST_CLASS, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { createComposedPages, PageNotLive } from './composedPages';

const PROPS = {
  language: 'en',
  site: TEST_SITE,
  navigate: jest.fn(),
  reportError: jest.fn(),
  onShown: jest.fn(),
} as const;

function renderable(module: PageModule) {
  return { release: DEALS_RELEASE, manifestIntegrity: testHash('manifest'), module };
}

describe('A page to compose', () => {
  it('is the one at hand, ready, with a place for a notice', () => {
    const { Region, ...resource } = createComposedPages(renderable({ default: FirstClassPage })).page(
      FIRST_CLASS,
    );
    render(<Region {...PROPS} />);
    expect(screen.getByRole('heading', { name: 'First class' }).closest('[data-remote]')).toHaveAttribute(
      'data-release',
      DEALS_RELEASE.version,
    );
    expect(resource.getStatus()).toEqual({ phase: 'ready' });
    expect(resource.getRelease()).toBe(DEALS_RELEASE.version);
    expect(resource.prerendered).toEqual([]);
  });

  it('is refused when its module exposes none', () => {
    expect(() => createComposedPages(renderable({} as PageModule))).toThrow(
      'its default export is not a page: a component with a head',
    );
  });

  it('throws in its place while no release is live, with nothing prerendered', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { Region, prerendered } = createComposedPages(undefined).page(FIRST_CLASS);
    expect(() => render(<Region {...PROPS} />)).toThrow(PageNotLive);
    expect(prerendered).toBeUndefined();
  });
});
