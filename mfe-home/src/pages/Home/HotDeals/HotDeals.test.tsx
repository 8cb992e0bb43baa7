import { createTestI18n, renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { HOT_DEALS } from '../../../content/hotDeals';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { HotDeals } from './HotDeals';

describe('HotDeals', () => {
  it.each([
    ['en', 'Use Coupon Code FLYFAMILY'],
    ['es', 'Use el cupón FLYFAMILY'],
  ] as const)(
    'links to each deal and shows its coupon code (%s) [HOME-12, LANGUAGE-13]',
    (language, coupon) => {
      fakeBrowser();
      renderPart(<HotDeals />, { language });
      const links = screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
      expect(links.map((link) => link.getAttribute('href'))).toEqual(HOT_DEALS.map(({ path }) => path));
      expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(coupon);
    },
  );

  it.each(['en', 'es'] as const)('names each deal as the menu does (%s)', (language) => {
    fakeBrowser();
    renderPart(<HotDeals />, { language });
    const { t } = createTestI18n(language);
    const headings = screen.getAllByRole('heading', { level: 3 }).slice(0, HOT_DEALS.length);
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      HOT_DEALS.map(({ path }) => t(`routes.${path}`, { ns: 'shared' })),
    );
  });
});
