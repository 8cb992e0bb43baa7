import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { fakeBrowser, pass } from '../../../testing/fakeBrowser';
import { PremiumServices } from './PremiumServices';

/** The cards that can be used, with the duplicates left out. */
function links(): HTMLElement[] {
  return screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
}

describe('The premium services', () => {
  it.each([
    ['en', 'Premium Services', 'First Class'],
    ['es', 'Servicios prémium', 'Primera clase'],
  ] as const)('lead to their deals, four at a time (%s)', (language, title, first) => {
    fakeBrowser();
    renderPart(<PremiumServices />, { language });
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/first-class-deals',
      '/premium-economy-deals',
      '/premium-comfort',
      '/student-travel-deals',
    ]);
    expect(links()[0]).toHaveTextContent(first);
  });

  it('bring a new one every two seconds', () => {
    jest.useFakeTimers();
    const browser = fakeBrowser();
    renderPart(<PremiumServices />);
    browser.showShare(1);
    pass(1999);
    expect(links().at(-1)).toHaveAttribute('href', '/student-travel-deals');
    pass(1);
    expect(links().at(-1)).toHaveAttribute('href', '/top-airlines');
    jest.useRealTimers();
  });

  it('say what each is about', () => {
    fakeBrowser();
    renderPart(<PremiumServices />);
    const card = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(card.getByRole('heading', { level: 3, name: 'First Class' })).toBeVisible();
    expect(card.getByText('A room above the clouds')).toBeVisible();
    expect(card.getByText(/sample fares from \$400/)).toBeVisible();
  });
});
