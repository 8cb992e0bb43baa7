import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import type { DealPageContent } from '../../content/DealPageContent';
import { dealOffersTexts } from './dealOffers.texts';

/** The page's sample fares as schema.org offers. */
export function dealOffers(
  { path, deals }: DealPageContent,
  language: Language,
  site: SiteDetails,
): NonNullable<PageHead['structuredData']> {
  const t = dealOffersTexts(language);
  return deals.map(({ route, airline, price, note }) => ({
    '@type': 'Offer',
    name: t('name', { route: route[language], airline }),
    description: t('description', { note: note[language] }),
    price,
    priceCurrency: 'USD',
    url: `${site.origin}${path}`,
    seller: { '@type': 'TravelAgency', name: site.name, telephone: site.phone },
    itemOffered: {
      '@type': 'Flight',
      name: route[language],
      provider: { '@type': 'Airline', name: airline },
    },
  }));
}
