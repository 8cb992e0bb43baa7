import { createTestI18n, renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { HOT_DEALS } from '../../../content/hotDeals';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { HotDeals } from './HotDeals';

describe('HotDeals', () => {
  it.each([
    ['en', 'Use Coupon Code FLYFAMILY $40 off your booking'],
    ['es', 'Use el cupón FLYFAMILY $40 menos en su reserva'],
  ] as const)(
    'links to each deal by its name in the menu, and shows its coupon code and what it is worth (%s) [HOME-12, LANGUAGE-13]',
    (language, coupon) => {
      fakeBrowser();
      renderPart(<HotDeals />, { language });
      const { t } = createTestI18n(language);
      const links = screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
      expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
        HOT_DEALS.map(({ path }) => [path, t(`routes.${path}`, { ns: 'shared' })]),
      );
      expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(coupon);
    },
  );
});
