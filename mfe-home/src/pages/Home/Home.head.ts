import { kiteSharePicture, telephoneHref, type PageComponent } from '@farekite/shared/contract';
import { LOCALES } from '@farekite/shared/language';
import { priceBlockTexts } from '@farekite/shared/ui';
import { POPULAR_DESTINATIONS } from '../../content/popularDestinations';
import sharePicture from '../../pictures/share-home.jpg';
import { homeTexts } from './Home.texts';

export const homeHead: PageComponent['head'] = (
  language,
  { name, origin, phone, email, address, social },
) => {
  const t = homeTexts(language);
  const fare = priceBlockTexts(language);
  return {
    title: t('title', { name }),
    description: t('description'),
    picture: kiteSharePicture(sharePicture, language),
    structuredData: [
      {
        '@type': 'TravelAgency',
        name,
        url: `${origin}/`,
        telephone: telephoneHref(phone).replace('tel:', ''),
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.zip,
          addressCountry: 'US',
        },
        sameAs: social.map(({ url }) => url),
      },
      { '@type': 'WebSite', name, url: `${origin}/`, inLanguage: LOCALES[language] },
      ...POPULAR_DESTINATIONS.map(({ name: place, country, price }) => ({
        '@type': 'Offer',
        name: `${place[language]}, ${country[language]}`,
        description: `${fare('sample')} ${fare('roundTrip')}`,
        price,
        priceCurrency: 'USD',
        url: `${origin}/`,
        seller: { '@type': 'TravelAgency', name, telephone: phone },
        itemOffered: { '@type': 'Trip', name: place[language] },
      })),
    ],
  };
};
