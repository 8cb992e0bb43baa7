import { defineTexts } from '@farekite/shared/language';

export const hotDealsTexts = defineTexts('home.hotDeals', {
  en: {
    title: 'Hot Deals',
    intro: 'Name the code on the phone and the agent takes it into account.',
    coupon: 'Use Coupon Code',
  },
  es: {
    title: 'Ofertas imperdibles',
    intro: 'Mencione el código por teléfono y el agente lo tomará en cuenta.',
    coupon: 'Use el cupón',
  },
});
