import { countWords, renderPart, TEST_SITE } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { POPULAR_DESTINATIONS } from '../../../content/popularDestinations';
import english from '../../../locales/en/home.json';
import spanish from '../../../locales/es/home.json';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { PopularDestinations } from './PopularDestinations';

const TEXTS = { en: english, es: spanish };

beforeEach(() => {
  fakeBrowser();
});

describe('PopularDestinations', () => {
  it.each([
    ['Bali', 'From Los Angeles', 'Original price $899 Price now $629 30% off'],
    ['Kuala Lumpur', 'From San Francisco', 'Original price $999 Price now $759 24% off'],
    ['Goa', 'From New York', 'Original price $789 Price now $529 33% off'],
    ['Santorini', 'From Boston', 'Original price $799 Price now $559 30% off'],
  ])(
    'shows the sample fare with its trip and rounded discount: %s [HOME-14, DEAL-14]',
    (name, from, price) => {
      renderPart(<PopularDestinations />);
      const card = screen
        .getAllByRole('listitem')
        .find((item) => within(item).queryByRole('heading', { name }));
      expect(card).toHaveTextContent(from);
      expect(card).toHaveTextContent(price);
      expect(card).toHaveTextContent('Sample fare');
      expect(card).toHaveTextContent('per person, round trip, taxes and fees included');
      expect(within(card ?? document.body).getByText(/^\$[0-9]+$/, { selector: 's' })).toBeVisible();
    },
  );

  it.each([
    ['en', 'Discover Goa', 'Goa, India', ['Includes', 'Highlights'], 'Book Now: 1-888-555-0123'],
    ['es', 'Descubrir Goa', 'Goa, India', ['Incluye', 'Lo más destacado'], 'Reserve ahora: 1-888-555-0123'],
  ] as const)(
    'shows the details in a dialog, which gives the focus back (%s) [HOME-15, LAYOUT-23]',
    async (language, discover, title, lists, book) => {
      const site = { ...TEST_SITE, phone: '1-888-555-0123' };
      const { user } = renderPart(<PopularDestinations />, { language, site });
      await user.click(screen.getByRole('button', { name: discover }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(dialog.getByText(TEXTS[language].popularDestinations.places.goa.description)).toBeVisible();
      expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        lists,
      );
      expect(dialog.getAllByRole('listitem')).toHaveLength(8);
      expect(dialog.getByRole('link', { name: book })).toHaveAttribute('href', 'tel:+18885550123');
      await user.click(dialog.getByRole('button', { name: /^(Close|Cerrar)$/ }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: discover })).toHaveFocus();
    },
  );
});

describe('The words about a popular destination', () => {
  it.each(POPULAR_DESTINATIONS.map(({ illustration }) => illustration))(
    'are a description of 40 to 60 words and two lists of four items: %s [HOME-14, HOME-15]',
    (illustration) => {
      for (const { popularDestinations } of Object.values(TEXTS)) {
        const { from, description, includes, highlights } = popularDestinations.places[illustration];
        expect(includes[0]?.toLowerCase()).toContain(from.toLowerCase());
        expect(countWords(description)).toBeGreaterThanOrEqual(40);
        expect(countWords(description)).toBeLessThanOrEqual(60);
        expect(new Set(includes).size).toBe(4);
        expect(new Set(highlights).size).toBe(4);
      }
    },
  );
});

describe('PopularDestinations when the dialog fails to load', () => {
  afterEach(() => {
    jest.dontMock('./DestinationDialog/DestinationDialog');
  });

  it('says so and reports the error', async () => {
    jest.resetModules();
    jest.doMock('./DestinationDialog/DestinationDialog', () => {
      throw new Error('offline');
    });
    const { user, reportError } = renderPart(<PopularDestinations />);
    await user.click(screen.getByRole('button', { name: 'Discover Bali' }));
    const message = await screen.findByText(RegExp(`could not be loaded.*${TEST_SITE.phone}`));
    expect(message).toBe(screen.getByRole('status'));
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});
