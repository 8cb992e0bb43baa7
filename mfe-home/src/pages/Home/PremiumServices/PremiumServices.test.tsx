import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { premiumServices } from '../../../locales/en/home.json';
import { PremiumServices } from './PremiumServices';

/** The links of all slides that are not inert. */
function reachableLinks(): HTMLElement[] {
  return screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
}

describe('PremiumServices', () => {
  it.each([
    ['en', 'Premium Services', 'First Class'],
    ['es', 'Servicios prémium', 'Primera clase'],
  ] as const)('links to the deals, four at a time (%s) [HOME-10, LANGUAGE-13]', (language, title, first) => {
    fakeBrowser();
    renderPart(<PremiumServices />, { language });
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(reachableLinks().map((link) => link.getAttribute('href'))).toEqual([
      '/first-class-deals',
      '/premium-economy-deals',
      '/premium-comfort',
      '/student-travel-deals',
    ]);
    expect(reachableLinks()[0]).toHaveTextContent(first);
  });

  it('shows title, subtitle and description of each deal [HOME-10]', () => {
    fakeBrowser();
    renderPart(<PremiumServices />);
    const card = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(card.getByRole('heading', { level: 3, name: 'First Class' })).toBeVisible();
    const { subtitle, description } = premiumServices.promos['/first-class-deals'];
    expect(card.getByText(subtitle)).toBeVisible();
    expect(card.getByText(description)).toBeVisible();
  });
});
