import type { i18n as I18n } from 'i18next';
import { useEffect, type ComponentType } from 'react';
import type { PageComponent, PageHead, SiteDetails } from '@farekite/shared/contract';
import { I18nProvider, useLanguage } from '@farekite/shared/language';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { reportError } from '../errors/reportError';
import { RemoteError } from './RemoteError';

/** A page with the release that it is from, and its texts. */
export interface LoadedPage {
  readonly release: RemoteRelease;
  readonly Page: PageComponent;
  readonly i18n: I18n;
}

export interface RemotePageProps {
  readonly site: SiteDetails;
  /** Called when the page is in the document, and again after each change of its language. */
  readonly onShown: (head: PageHead) => void;
}

/**
 * Wraps a page in an element that names its remote, its release, and the language that it is shown in: English when the
 * release does not support the visitor's.
 */
export function createPageComponent({ release, Page, i18n }: LoadedPage): ComponentType<RemotePageProps> {
  const { name, version } = release;
  const reportPageError = (cause: unknown) => reportError(new RemoteError('page', name, version, cause));
  function Wrapped({ onShown, site }: RemotePageProps) {
    const language = useLanguage();
    useEffect(() => {
      onShown(Page.head(i18n, site));
    }, [onShown, site, language]);
    return (
      <div data-remote={name} data-release={version} lang={language}>
        <Page i18n={i18n} site={site} reportError={reportPageError} />
      </div>
    );
  }
  return function RemotePage(props) {
    return (
      <I18nProvider i18n={i18n}>
        <Wrapped {...props} />
      </I18nProvider>
    );
  };
}
