import { defineTexts } from '@farekite/shared/language';

export const hotDealsTexts = defineTexts('home.hotDeals', {
  en: {
    title: 'Hot Deals',
    lead: 'Name the code on the phone and the agent takes it into account.',
    coupon: 'Use Coupon Code',
  },
  es: {
    title: 'Ofertas imperdibles',
    lead: 'Mencione el código por teléfono y el agente lo tomará en cuenta.',
    coupon: 'Use el cupón',
  },
});
