import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import { addressIn, type Language } from '@farekite/shared/language';
import type { i18n as I18n } from 'i18next';
import type { DealPageContent } from '../../content/DealPageContent';
import { namespaceOf } from './namespaceOf';

export function dealOffers(
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
