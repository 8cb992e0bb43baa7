import { defineTexts } from '@farekite/shared/language';

export const footerTexts = defineTexts('shell.footer', {
  en: {
    navigation: 'Footer',
    follow: 'Follow Us',
    intermediary:
      '{{name}} is an independent travel agency. We act as an intermediary and are not affiliated with any airline.',
    sellerOfTravel: 'California Seller of Travel registration {{number}}.',
    trademarks: 'Trademarks belong to their owners.',
  },
  es: {
    navigation: 'Pie de página',
    follow: 'Síganos',
    intermediary:
      '{{name}} es una agencia de viajes independiente. Actuamos como intermediarios y no estamos afiliados a ninguna aerolínea.',
    sellerOfTravel: 'Registro de vendedor de viajes de California: {{number}}.',
    trademarks: 'Las marcas pertenecen a sus dueños.',
  },
});
