import { useState } from 'react';
import {
  definePage,
  useReportError,
  useSite,
  type PageComponent,
  type Route,
} from '@farekite/shared/contract';
import { useLanguage, type Language } from '@farekite/shared/language';

export const FIRST_CLASS: Route = { path: '/first-class-deals', remote: 'mfe-deals' };
export const TOP_AIRLINES: Route = { path: '/top-airlines', remote: 'mfe-deals' };
export const BLOG: Route = { path: '/blog', remote: 'mfe-guides' };

export function createTestPage(heading: Readonly<Partial<Record<Language, string>>>): PageComponent {
  function Content() {
    const [count, setCount] = useState(0);
    const { phone } = useSite();
    const reportError = useReportError();
    return (
      <>
        <h1>{heading[useLanguage()]}</h1>
        <p>{phone}</p>
        <section id="part">
          <button type="button" onClick={() => setCount(count + 1)}>
            {`Counted ${String(count)}`}
          </button>
        </section>
        <input aria-label="From" />
        <a href="/top-airlines">Airlines</a>
        <button type="button" onClick={() => reportError(new Error('A fare is stale'))}>
          Report
        </button>
      </>
    );
  }
  return definePage(Content, ({ language }, site) => ({
    title: `${heading[language as Language]} | ${site.name}`,
    description: `${heading[language as Language]}, described`,
  }));
}

export const FirstClassPage = createTestPage({ en: 'First class', es: 'Primera clase' });
