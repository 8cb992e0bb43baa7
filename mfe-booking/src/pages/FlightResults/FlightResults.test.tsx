import { formatMoney } from '@farekite/shared/language';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { FLIGHTS } from '../../content/flights';
import FlightResults from './FlightResults';

describe('FlightResults', () => {
  it('says that the results are samples and shows the number to call [SHELL-10, RESULT-2]', () => {
    const { getByRole, getByText } = renderPage(FlightResults, {
      site: { ...TEST_SITE, phone: '1-888-555-0123' },
    });
    expect(getByRole('heading', { level: 1, name: 'Flight Results' })).toBeVisible();
    expect(getByText('Sample results: New York to Los Angeles; call for a live quote')).toBeVisible();
    expect(
      getByRole('region', { name: `${String(FLIGHTS.length)} sample flights, NYC to LAX` }),
    ).toBeVisible();
    expect(getByRole('link', { name: 'Call 1-888-555-0123' })).toHaveAttribute('href', 'tel:+18885550123');
  });

  it.each([
    ['en', /^Fares for your own route come by phone/, 'Change your search'],
    ['es', /^Las tarifas de su propia ruta se dan por teléfono/, 'Cambiar la búsqueda'],
  ] as const)(
    'says where fares for other routes come from, and leads back to the search (%s) [RESULT-7]',
    (language, text, link) => {
      const { getByRole, getByText } = renderPage(FlightResults, { language });
      expect(getByText(text)).toBeVisible();
      expect(getByRole('link', { name: link })).toHaveAttribute('href', '/');
    },
  );

  it.each(FLIGHTS)(
    'shows cabin, times, stops and sample fare of $airline [RESULT-2, DEAL-14]',
    ({ airline, cabin, departure, arrival, price, stops }) => {
      const t = createTestI18n().getFixedT(null, 'flight-results', 'flightRow');
      const { getByRole } = renderPage(FlightResults);
      const row = getByRole('heading', { level: 3, name: airline }).closest('li') ?? document.body;
      const times = [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime);
      expect(times).toEqual([departure, arrival, expect.stringMatching(/^PT\d+H\d+M$/)]);
      const stopsText = stops === 0 ? t('nonstop') : t('stops', { count: stops });
      for (const text of [t(cabin), stopsText, formatMoney('en', price), t('sampleFare')]) {
        expect(row).toHaveTextContent(text);
      }
    },
  );

  it('links every flight to the booking with a distinct name [RESULT-3]', () => {
    const { getAllByRole } = renderPage(FlightResults);
    const links = getAllByRole('link', { name: /^Book Now with/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(FLIGHTS.map(() => '/booking-process'));
    expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(FLIGHTS.length);
  });

  it('marks the flight with the lowest fare and the shortest one, and no other', () => {
    const { getByText } = renderPage(FlightResults);
    expect(getByText('Lowest sample fare').closest('li')).toHaveTextContent('Harborlight Air');
    expect(getByText('Shortest flight').closest('li')).toHaveTextContent('Tamarind Airways');
  });

  it('tells times and durations in words', () => {
    const { getByText } = renderPage(FlightResults);
    const departure = getByText('9:15 AM');
    expect(departure).toHaveAttribute('datetime', '09:15');
    expect(departure.closest('p')).toHaveTextContent('Departure 9:15 AM NYC, arrival 3:05 PM LAX');
    expect(getByText('8 h 50 min')).toHaveAttribute('datetime', 'PT8H50M');
  });

  it('shows Spanish texts [LANGUAGE-13]', () => {
    const { getByRole, getAllByText, getByText } = renderPage(FlightResults, { language: 'es' });
    expect(
      getByRole('region', { name: `${String(FLIGHTS.length)} vuelos de muestra, NYC a LAX` }),
    ).toBeVisible();
    expect(getByText('7:00 a.\u00a0m.', { normalizer: String })).toHaveAttribute('datetime', '07:00');
    expect(getByText(/1 escala$/)).toBeVisible();
    expect(getAllByText(/sin escalas$/)).toHaveLength(FLIGHTS.filter(({ stops }) => stops === 0).length);
  });
});
