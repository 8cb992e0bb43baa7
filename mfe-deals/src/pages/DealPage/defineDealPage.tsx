import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { DealPageContent } from '../../content/DealPageContent';
import defaultPicture from '../../pictures/share-deals.jpg';
import type { PageFeature } from './Blurbs/Blurbs';
import { DealPage } from './DealPage';
import { dealOffers } from './dealOffers';

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

const DEFAULT_PICTURE: SharePicture = {
  src: defaultPicture,
  alt: {
    en: 'An airport at dusk with several airliners, and a paper kite in the sky.',
    es: 'Un aeropuerto al anochecer con varios aviones y una cometa de papel en el cielo.',
  },
};

/** Makes a deal page from its content, and from a feature and a share picture if it has them. */
export function defineDealPage(
  content: DealPageContent,
  { feature, sharePicture = DEFAULT_PICTURE }: DealPageOptions = {},
): PageComponent {
  return definePage(
    () => <DealPage content={content} feature={feature} />,
    (language, site) => ({
      title: `${content.head.title[language]} | ${site.name}`,
      description: content.head.description[language],
      picture: { src: sharePicture.src, alt: sharePicture.alt[language] },
      structuredData: dealOffers(content, language, site),
    }),
    { isStatic: true },
  );
}
