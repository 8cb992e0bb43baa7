import type { i18n as I18n } from 'i18next';
import { createContext, useContext, useMemo, type ComponentType, type FunctionComponent } from 'react';
import { I18nProvider } from '../language/I18nProvider';
import type { SiteDetails } from './site';

/** What the shell passes to a page. */
export interface PageProps {
  /** With the texts of the page's namespaces in the current language. The object never changes. */
  readonly i18n: I18n;
  readonly site: SiteDetails;
  /** Reports an error from which the page recovered. */
  readonly reportError: (error: unknown) => void;
}

/** What search engines and social networks show of a page. */
export interface PageHead {
  /** Unique on the site; at most 60 characters. */
  readonly title: string;
  /** 140 to 160 characters. */
  readonly description: string;
  /** 1200 × 630 px; the address is relative to the site's origin. @default none */
  readonly picture?: { readonly src: string; readonly alt: string };
  /** schema.org objects without `@context`. The shell adds breadcrumbs. @default none */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** A page as a remote exposes it: a component with the head of its document. */
export type PageComponent = FunctionComponent<PageProps> & {
  /** The head in the current language of the i18next instance. */
  readonly head: (i18n: I18n, site: SiteDetails) => PageHead;
};

/** The page is the only export, because Fast Refresh updates only modules that export components alone. */
export interface PageModule {
  readonly default: PageComponent;
}

type PageServices = Omit<PageProps, 'i18n'>;

const PageContext = createContext<PageServices | undefined>(undefined);

/**
 * Makes the page that a remote exposes. It puts the shell's props into contexts of the remote's bundle, which
 * has its own copy of this module and cannot read a context of the shell.
 */
export function definePage(Content: ComponentType, head: PageComponent['head']): PageComponent {
  function Page({ i18n, site, reportError }: PageProps) {
    const services = useMemo(() => ({ site, reportError }), [site, reportError]);
    return (
      <I18nProvider i18n={i18n}>
        <PageContext value={services}>
          <Content />
        </PageContext>
      </I18nProvider>
    );
  }
  return Object.assign(Page, { head });
}

/** The share picture of a page with the kite of the home page, described in the page's language. */
export function kiteSharePicture(src: string, i18n: I18n): NonNullable<PageHead['picture']> {
  return { src, alt: i18n.t('kiteSharePicture', { ns: 'shared' }) };
}

function usePageServices(hook: string): PageServices {
  const services = useContext(PageContext);
  if (!services) throw new Error(`${hook} was called outside a page made with definePage`);
  return services;
}

/** The agency's contact details. @throws Error outside a page */
export function useSite(): SiteDetails {
  return usePageServices('useSite').site;
}

/** @see PageProps.reportError @throws Error outside a page */
export function useReportError(): PageProps['reportError'] {
  return usePageServices('useReportError').reportError;
}
