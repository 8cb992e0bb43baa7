import { useState } from 'react';
import {
  definePage,
  useNavigate,
  useReportError,
  useSite,
  type PageComponent,
  type Route,
} from '@farekite/shared/contract';
import { useLocalized, type Localized } from '@farekite/shared/language';

export const FIRST_CLASS: Route = { path: '/first-class-deals', remote: 'mfe-deals' };
export const TOP_AIRLINES: Route = { path: '/top-airlines', remote: 'mfe-deals' };
export const BLOG: Route = { path: '/blog', remote: 'mfe-guides' };

/** A page as a remote exposes it, which uses a fragment, state, and each service of the contract. */
export function createTestPage(heading: Localized<string>): PageComponent {
  function Content() {
    const [count, setCount] = useState(0);
    const { phone } = useSite();
    const navigate = useNavigate();
    const reportError = useReportError();
    return (
      <>
        <h1>{useLocalized(heading)}</h1>
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
    title: `${heading[language]} | ${site.name}`,
    description: `${heading[language]}, described`,
  }));
}

export const FirstClassPage = createTestPage({ en: 'First class', es: 'Primera clase' });
