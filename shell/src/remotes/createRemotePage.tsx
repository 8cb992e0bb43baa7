import { use, useEffect } from 'react';
import type { PageComponent } from '@farekite/shared/contract';
import type { SiteLanguage } from '@farekite/shared/language';
import type { RemoteRelease } from '@farekite/shared/protocol';
import type { RemotePageComponent, RemotePageProps } from './PageSource';
import { pageLanguage } from './pageLanguage';

export type PageRelease = Pick<RemoteRelease, 'name' | 'version' | 'languages'>;

/** Returns a promise of the page's texts in a language that the page is shown in; `undefined` when they are there. */
type AwaitTexts = (language: SiteLanguage) => Promise<void> | undefined;

/**
 * Wraps a page in an element that names its remote, its release, and the language that it is shown in: English
 * when the release does not support the visitor's. It suspends until the page's texts are there.
 *
 * @param awaitTexts @default the texts are there
 */
export function createRemotePage(
  Page: PageComponent,
  release: PageRelease,
  awaitTexts: AwaitTexts = () => undefined,
): RemotePageComponent {
  function ShownPage({ onShown, language, ...services }: RemotePageProps) {
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
  }
  // Without a hook after use(), where React 19.3 throws when it renders again what has suspended: "Update hook called on
  // initial render".
  return function RemotePage(props) {
    const awaited = awaitTexts(pageLanguage(release, props.language));
    if (awaited) use(awaited);
    return <ShownPage {...props} />;
  };
}
