import { render, screen } from '@testing-library/react';
import type { PageModule } from '@farekite/shared/contract';
import { FIRST_CLASS } from '../testing/pages';
import { DEALS_RELEASE } from '../testing/releases';
import { createRemotePageProps } from '../testing/remotePageProps';
import { RENDERABLE_PAGE, renderablePage } from '../testing/renderablePage';
import { createComposedPageSource, PageNotLive } from './composedPageSource';

const PROPS = createRemotePageProps();

describe('createComposedPageSource', () => {
  it('provides the given page, ready, with an empty notice', () => {
    const { RemotePage, ...resource } = createComposedPageSource(RENDERABLE_PAGE).page(FIRST_CLASS);
    render(<RemotePage {...PROPS} />);
    expect(screen.getByRole('heading', { name: 'First class' }).closest('[data-remote]')).toHaveAttribute(
      'data-release',
      DEALS_RELEASE.version,
    );
    expect(resource.getStatus()).toEqual({ phase: 'ready' });
    expect(resource.getVersion()).toBe(DEALS_RELEASE.version);
    expect(resource.prerendered).toEqual([]);
  });

  it('throws when the module exposes no page', () => {
    expect(() => createComposedPageSource(renderablePage({} as PageModule))).toThrow(
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
