import { createContext, useContext, useMemo, type ComponentType, type FunctionComponent } from 'react';
import { LanguageProvider } from '../language/LanguageProvider';
import type { Language } from '../language/Language';
import type { RoutePath } from './routes';
import type { SiteDetails } from './site';

/** What the shell passes to a page. These are props rather than a shared module, so that tests need no mock. */
export interface PageProps {
  /** One that the remote's release supports. */
  readonly language: Language;
  readonly site: SiteDetails;
  /** Opens another page without loading a document, where there is no link to click. Links are plain `<a href>`. */
  readonly navigate: (path: RoutePath) => void;
  /** Reports an error from which the page recovered. The shell adds the remote and its release. */
  readonly reportError: (error: unknown) => void;
}

/** The part of the document's head that a page decides: what search engines and social networks show. */
export interface PageHead {
  /** Unique on the site; at most 60 characters. */
  readonly title: string;
  /** 140 to 160 characters. */
  readonly description: string;
  /** Shown when the page is shared; 1200 × 630 px, with an address relative to the site's origin. @default none */
  readonly picture?: { readonly src: string; readonly alt: string };
  /** schema.org objects without `@context`. The shell adds breadcrumbs. @default none */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** A page as a remote exposes it: a component with the head of its document. */
export type PageComponent = FunctionComponent<PageProps> & {
  readonly head: (language: Language, site: SiteDetails) => PageHead;
  /** @see PageOptions.isStatic @default false */
  readonly isStatic?: boolean;
};

/** The module of a page. The page is its only export, because Fast Refresh updates only modules that export components alone. */
export interface PageModule {
  readonly default: PageComponent;
}

interface PageOptions {
  /**
   * Whether the page only shows: it has no event handlers, state or effects. Its code is loaded when a visitor comes
   * to it on the client or changes the language, and not with its document. Links work without it.
   * @default false
   */
  readonly isStatic?: boolean;
}

type PageServices = Omit<PageProps, 'language'>;

const PageContext = createContext<PageServices | undefined>(undefined);

/**
 * Makes the page that a remote exposes. It passes the shell's props on through contexts of the remote's bundle:
 * every bundle has its own copy of this module, so a context of the shell could not be read here.
 */
export function definePage(
  Content: ComponentType,
  head: PageComponent['head'],
  { isStatic = false }: PageOptions = {},
): PageComponent {
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
  return Object.assign(Page, { head, isStatic });
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

/** @see PageProps.navigate @throws Error outside a page */
export function useNavigate(): PageProps['navigate'] {
  return usePageServices('useNavigate').navigate;
}

/** @see PageProps.reportError @throws Error outside a page */
export function useReportError(): PageProps['reportError'] {
  return usePageServices('useReportError').reportError;
}
