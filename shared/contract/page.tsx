import { createContext, useContext, useMemo, type ComponentType, type FunctionComponent } from 'react';
import { LanguageProvider } from '../language/LanguageProvider';
import type { Language } from '../language/Language';
import type { RoutePath } from './routes';
import type { SiteDetails } from './site';

/** What the shell hands to a page. Props, not a shared module: nothing to load twice, nothing to fake in a test. */
export interface PageProps {
  readonly language: Language;
  readonly site: SiteDetails;
  /** Goes to another page on the client, for moves that are not links. A link is a plain `<a href>`. */
  readonly navigate: (path: RoutePath) => void;
  /** Tells the shell of a fault that the page survived; the shell adds the remote and its release. */
  readonly reportError: (error: unknown) => void;
}

/** What the head of the document says of a page, for search engines and for sharing. */
export interface PageHead {
  /** Unique in the site; at most 60 characters. */
  readonly title: string;
  /** 140 to 160 characters. */
  readonly description: string;
  /** Shown when the page is shared; 1200 × 630 px. The address is relative to the site's origin. */
  readonly picture?: { readonly src: string; readonly alt: string };
  /** schema.org objects, without `@context`; the shell adds the breadcrumbs. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** A page as a remote exposes it: a component that carries the head of its document. */
export type PageComponent = FunctionComponent<PageProps> & {
  readonly head: (language: Language, site: SiteDetails) => PageHead;
};

/** An exposed module: one page as its only export, so that it is a boundary for fast refresh. */
export interface PageModule {
  readonly default: PageComponent;
}

type PageServices = Omit<PageProps, 'language'>;

const PageContext = createContext<PageServices | undefined>(undefined);

/**
 * Makes the page that a remote exposes. Its tree gets language and services from contexts of the
 * remote's own, because a context of a package that is bundled twice is two contexts.
 */
export function definePage(Content: ComponentType, head: PageComponent['head']): PageComponent {
  function Page({ language, site, navigate, reportError }: PageProps) {
    const services = useMemo(() => ({ site, navigate, reportError }), [site, navigate, reportError]);
    return (
      <LanguageProvider language={language}>
        <PageContext value={services}>
          <Content />
        </PageContext>
      </LanguageProvider>
    );
  }
  return Object.assign(Page, { head });
}

function usePageServices(hook: string): PageServices {
  const services = useContext(PageContext);
  if (!services) throw new Error(`${hook} was called outside a page made with definePage`);
  return services;
}

/** The agency's details. @throws Error outside a page */
export function useSite(): SiteDetails {
  return usePageServices('useSite').site;
}

/** @see PageProps.navigate @throws Error outside a page */
export function useNavigate(): PageProps['navigate'] {
  return usePageServices('useNavigate').navigate;
}

/** @see PageProps.reportError @throws Error outside a page */
export function useReportError(): PageProps['reportError'] {
  return usePageServices('useReportError').reportError;
}
