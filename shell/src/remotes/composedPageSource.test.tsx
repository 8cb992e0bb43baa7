import { render, screen } from '@testing-library/react';
import type { PageModule } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { FIRST_CLASS, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { createComposedPageSource, PageNotLive } from './composedPageSource';

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

describe('createComposedPageSource', () => {
  it('provides the given page, ready, with an empty notice', () => {
    const { RemotePage, ...resource } = createComposedPageSource(
      renderable({ default: FirstClassPage }),
    ).page(FIRST_CLASS);
    render(<RemotePage {...PROPS} />);
    expect(screen.getByRole('heading', { name: 'First class' }).closest('[data-remote]')).toHaveAttribute(
      'data-release',
      DEALS_RELEASE.version,
    );
    expect(resource.getStatus()).toEqual({ phase: 'ready' });
    expect(resource.getRelease()).toBe(DEALS_RELEASE.version);
    expect(resource.prerendered).toEqual([]);
  });

  it('throws when the module exposes no page', () => {
    expect(() => createComposedPageSource(renderable({} as PageModule))).toThrow(
      'its default export is not a page: a component with a head',
    );
  });

  it('provides a page that throws PageNotLive while no release is live, with nothing prerendered', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { RemotePage, prerendered } = createComposedPageSource(undefined).page(FIRST_CLASS);
    expect(() => render(<RemotePage {...PROPS} />)).toThrow(PageNotLive);
    expect(prerendered).toBeUndefined();
  });
});
