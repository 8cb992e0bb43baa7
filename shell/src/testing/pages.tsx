import { useState } from 'react';
import {
  definePage,
  useNavigate,
  useReportError,
  useSite,
  type PageComponent,
  type Route,
} from '@farekite/shared/contract';
import { useLanguage, type SiteLanguage } from '@farekite/shared/language';

export const FIRST_CLASS: Route = { path: '/first-class-deals', remote: 'mfe-deals' };
export const TOP_AIRLINES: Route = { path: '/top-airlines', remote: 'mfe-deals' };
export const BLOG: Route = { path: '/blog', remote: 'mfe-guides' };

/** A page of a remote that speaks English and Spanish. It uses a fragment, state, and each service of the contract. */
export function createTestPage(heading: Readonly<Record<'en' | 'es', string>>): PageComponent {
  const headingIn = (language: SiteLanguage) => (language === 'es' ? heading.es : heading.en);
  function Content() {
    const [count, setCount] = useState(0);
    const { phone } = useSite();
    const navigate = useNavigate();
    const reportError = useReportError();
    return (
      <>
        <h1>{headingIn(useLanguage())}</h1>
        <p>{phone}</p>
        <section id="part">
          <button
            type="button"
            onClick={() => {
              setCount(count + 1);
            }}
          >
            {`Counted ${String(count)}`}
          </button>
        </section>
        <button
          type="button"
          onClick={() => {
            navigate('/blog');
          }}
        >
          Read on
        </button>
        <button
          type="button"
          onClick={() => {
            reportError(new Error('A fare is stale'));
          }}
        >
          Report
        </button>
      </>
    );
  }
  return definePage(Content, (language, site) => ({
    title: `${headingIn(language)} | ${site.name}`,
    description: `${headingIn(language)}, described`,
  }));
}

export const FirstClassPage = createTestPage({ en: 'First class', es: 'Primera clase' });
