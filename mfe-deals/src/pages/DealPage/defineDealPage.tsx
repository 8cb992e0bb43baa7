import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { DealPageContent } from '../../content/DealPageContent';
import { DealPage } from './DealPage';
import { dealOffers } from './dealOffers';

/** The page of a deal, with the data it was made from, so that tests run over the same data. */
export type DealPageComponent = PageComponent & { readonly content: DealPageContent };

/** Makes a deal page of its content: the default export of a file in src/content. */
export function defineDealPage(content: DealPageContent): DealPageComponent {
  const page = definePage(
    () => <DealPage content={content} />,
    (language, site) => ({
      title: `${content.head.title[language]} | ${site.name}`,
      description: content.head.description[language],
      picture: { src: content.head.picture.src, alt: content.head.picture.alt[language] },
      structuredData: dealOffers(content, language, site),
    }),
  );
  return Object.assign(page, { content });
}
