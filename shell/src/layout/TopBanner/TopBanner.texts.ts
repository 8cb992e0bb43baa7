import { defineTexts } from '@farekite/shared/language';

export const topBannerTexts = defineTexts('shell.topBanner', {
  en: {
    label: 'Announcement',
    deals: 'Get Great Deals! Choose from 200+ airlines for low airfares!',
    follow: 'Follow Us',
  },
  es: {
    label: 'Anuncio',
    deals: '¡Grandes ofertas! ¡Elija entre más de 200 aerolíneas a precios bajos!',
    follow: 'Síganos',
  },
});
