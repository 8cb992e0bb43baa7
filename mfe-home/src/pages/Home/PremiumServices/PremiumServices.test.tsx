import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import english from '../../../locales/en/home.json';
import spanish from '../../../locales/es/home.json';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { PremiumServices } from './PremiumServices';

describe('PremiumServices', () => {
  it.each([
    ['en', 'Premium Services', 'First Class', english],
    ['es', 'Servicios prémium', 'Primera clase', spanish],
  ] as const)(
    'links to the deals, four at a time, with subtitle and description (%s) [HOME-10, LANGUAGE-13]',
    (language, title, first, { premiumServices }) => {
      fakeBrowser();
      renderPart(<PremiumServices />, { language });
      expect(screen.getByRole('region', { name: title })).toBeVisible();
      const links = screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/first-class-deals',
        '/premium-economy-deals',
        '/premium-comfort',
        '/student-travel-deals',
      ]);
      expect(links[0]).toHaveTextContent(first);
      const { subtitle, description } = premiumServices.promos['/first-class-deals'];
      expect(links[0]?.closest('article')?.textContent).toContain(subtitle + description);
    },
  );
});
