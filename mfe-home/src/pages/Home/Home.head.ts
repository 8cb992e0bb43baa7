import { telephoneHref, type PageComponent } from '@farekite/shared/contract';
import { LOCALES } from '@farekite/shared/language';
import { homeTexts } from './Home.texts';

export const homeHead: PageComponent['head'] = (
  language,
  { name, origin, phone, email, address, social },
) => {
  const t = homeTexts(language);
  return {
    title: t('title', { name }),
    description: t('description'),
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
    ],
  };
};
