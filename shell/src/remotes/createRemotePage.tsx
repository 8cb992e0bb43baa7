import { useEffect } from 'react';
import type { PageComponent } from '@farekite/shared/contract';
import type { RemoteRelease } from '@farekite/shared/protocol';
import type { RemotePageComponent } from './PageSource';
import { pageLanguage } from './pageLanguage';

export type PageRelease = Pick<RemoteRelease, 'name' | 'version' | 'languages'>;

/**
 * Wraps a page in an element that names its remote, its release, and the language that it is shown in: English
 * when the release does not support the visitor's.
 */
export function createRemotePage(Page: PageComponent, release: PageRelease): RemotePageComponent {
  return function RemotePage({ onShown, language, ...services }) {
    const shownLanguage = pageLanguage(release, language);
    useEffect(() => {
      onShown({ head: (site) => Page.head(shownLanguage, site), language });
    }, [onShown, language, shownLanguage]);
    return (
      <div
        data-remote={release.name}
        data-release={release.version}
        lang={shownLanguage}
        data-static={Page.isStatic ? true : undefined}
      >
        <Page {...services} language={shownLanguage} />
      </div>
    );
  };
}
