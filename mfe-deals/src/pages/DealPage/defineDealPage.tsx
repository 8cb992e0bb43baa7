import { definePage, type PageComponent, type PageHead, type SiteDetails } from '@farekite/shared/contract';
import { addressIn, type Language } from '@farekite/shared/language';
import type { i18n as I18n } from 'i18next';
import { dealPage, namespaceOf } from '../../content/dealPages';
import type { DealPageContent, DealPath } from '../../content/DealPageContent';
import defaultPicture from '../../pictures/share-deals.jpg';
import type { BlurbsProps } from './Blurbs/Blurbs';
import { DealPage } from './DealPage';

interface DealPageOptions extends Pick<BlurbsProps, 'Feature'> {
  /** `sharePictureAlt` describes it. @default share-deals.jpg, which suits every deal page */
  readonly sharePicture?: string;
}

export function defineDealPage(
  path: DealPath,
  { Feature, sharePicture }: DealPageOptions = {},
): PageComponent {
  const content = dealPage(path);
  return definePage(
    () => <DealPage content={content} Feature={Feature} />,
    (i18n, site) => {
      const t = i18n.getFixedT(null, namespaceOf(content));
      return {
        title: `${t('head.title')} | ${site.name}`,
        description: t('head.description'),
        picture: sharePicture
          ? { src: sharePicture, alt: t('sharePictureAlt') }
          : { src: defaultPicture, alt: i18n.t('sharePictureAlt', { ns: 'mfe-deals' }) },
        structuredData: offers(content, i18n, site),
      };
    },
  );
}

function offers(
  content: DealPageContent,
  i18n: I18n,
  site: SiteDetails,
): NonNullable<PageHead['structuredData']> {
  const t = i18n.getFixedT(null, 'mfe-deals');
  const words = i18n.getFixedT(null, namespaceOf(content));
  return content.deals.map(({ key, airline, price }) => {
    const { route, note } = words(`deals.fares.${key}`, { returnObjects: true });
    return {
      '@type': 'Offer',
      name: t('offers.name', { route, airline }),
      description: t('offers.description', { note }),
      price,
      priceCurrency: 'USD',
      url: site.origin + addressIn(i18n.language as Language, content.path),
      seller: { '@type': 'TravelAgency', name: site.name, telephone: site.phone },
      itemOffered: { '@type': 'Flight', name: route, provider: { '@type': 'Airline', name: airline } },
    };
  });
}
