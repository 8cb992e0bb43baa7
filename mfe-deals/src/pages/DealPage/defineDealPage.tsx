import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { DealPageContent } from '../../content/DealPageContent';
import defaultPicture from '../../pictures/share-deals.jpg';
import type { PageFeature } from './Blurbs/Blurbs';
import { DealPage } from './DealPage';
import { dealOffers } from './dealOffers';
import { defineDealPageTexts } from './defineDealPage.texts';

interface SharePicture {
  readonly src: string;
  readonly alt: Localized<string>;
}

interface DealPageOptions {
  /** @default none */
  readonly feature?: PageFeature;
  /** Shown when the page is shared. @default share-deals.jpg, which suits every deal page */
  readonly sharePicture?: SharePicture;
}

/** Makes a deal page from its content, and from a feature and a share picture if it has them. */
export function defineDealPage(
  content: DealPageContent,
  { feature, sharePicture }: DealPageOptions = {},
): PageComponent {
  return definePage(
    () => <DealPage content={content} feature={feature} />,
    (language, site) => ({
      title: `${content.head.title[language]} | ${site.name}`,
      description: content.head.description[language],
      picture: sharePicture
        ? { src: sharePicture.src, alt: sharePicture.alt[language] }
        : { src: defaultPicture, alt: defineDealPageTexts(language)('defaultPictureAlt') },
      structuredData: dealOffers(content, language, site),
    }),
    { isStatic: true },
  );
}
