import { definePage, type PageComponent } from '@farekite/shared/contract';
import { dealPage } from '../../content/dealPages';
import type { DealPath } from '../../content/DealPageContent';
import defaultPicture from '../../pictures/share-deals.jpg';
import type { PageFeature } from './Blurbs/Blurbs';
import { DealPage } from './DealPage';
import { dealOffers } from './dealOffers';
import { namespaceOf } from './namespaceOf';

interface DealPageOptions {
  readonly feature?: PageFeature;
  /** `sharePictureAlt` describes it. @default share-deals.jpg, which suits every deal page */
  readonly sharePicture?: string;
}

export function defineDealPage(
  path: DealPath,
  { feature, sharePicture }: DealPageOptions = {},
): PageComponent {
  const content = dealPage(path);
  return definePage(
    () => <DealPage content={content} feature={feature} />,
    (i18n, site) => {
      const t = i18n.getFixedT(null, namespaceOf(content));
      return {
        title: `${t('head.title')} | ${site.name}`,
        description: t('head.description'),
        picture: sharePicture
          ? { src: sharePicture, alt: t('sharePictureAlt') }
          : { src: defaultPicture, alt: i18n.t('sharePictureAlt', { ns: 'mfe-deals' }) },
        structuredData: dealOffers(content, i18n, site),
      };
    },
  );
}
