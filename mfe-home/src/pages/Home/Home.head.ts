import { kiteSharePicture, telephoneHref, type PageComponent } from '@farekite/shared/contract';
import { addressIn, LANGUAGE_DETAILS, type Language } from '@farekite/shared/language';
import { POPULAR_DESTINATIONS } from '../../content/home';
import sharePicture from '../../pictures/share-home.jpg';

export const homeHead: PageComponent['head'] = (i18n, { name, origin, phone, email, address, social }) => {
  const t = i18n.getFixedT(null, 'home');
  const language = i18n.language as Language;
  const url = origin + addressIn(language, '/');
  const fare = `${t('price.sample', { ns: 'shared' })} ${t('price.roundTrip', { ns: 'shared' })}`;
  return {
    title: t('title', { name }),
    description: t('description'),
    picture: kiteSharePicture(sharePicture, i18n),
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
      { '@type': 'WebSite', name, url, inLanguage: LANGUAGE_DETAILS[language].locale },
      ...POPULAR_DESTINATIONS.map(({ illustration, price }) => {
        const place = t(`popularDestinations.places.${illustration}.name`);
        const country = t(`popularDestinations.places.${illustration}.country`);
        return {
          '@type': 'Offer',
          name: `${place}, ${country}`,
          description: fare,
          price,
          priceCurrency: 'USD',
          url,
          seller: { '@type': 'TravelAgency', name, telephone: phone },
          itemOffered: { '@type': 'Trip', name: place },
        };
      }),
    ],
  };
};
