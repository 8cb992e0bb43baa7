import { useEffect } from 'react';
import type { PageComponent } from '@farekite/shared/contract';
import type { RegionComponent } from './PageSource';

interface Owner {
  readonly remote: string;
  readonly release: string;
}

/** Puts a page into an element that tells the remote and the release it is of. */
export function createRegion(Page: PageComponent, { remote, release }: Owner): RegionComponent {
  return function Region({ onShown, ...page }) {
    const { language } = page;
    useEffect(() => {
      onShown({ head: Page.head, language });
    }, [onShown, language]);
    return (
      <div data-remote={remote} data-release={release} lang={language}>
        <Page {...page} />
      </div>
    );
  };
}
