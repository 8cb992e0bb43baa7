import { formatMoney } from '@farekite/shared/language';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { FLIGHTS } from '../../content/flights';
import FlightResults from './FlightResults';

describe('FlightResults', () => {
  it('says that the results are samples and shows the number to call [SHELL-10, RESULT-2]', () => {
    const site = { ...TEST_SITE, phone: '1-888-555-0123' };
    const { getByRole, getByText } = renderPage(FlightResults, { site });
    expect(getByText('Sample results: New York to Los Angeles; call for a live quote')).toBeVisible();
    expect(getByRole('region', { name: '5 sample flights, NYC to LAX' })).toBeVisible();
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

  it.each(['en', 'es'] as const)(
    'shows cabin, times, stops and sample fare of each flight, and a link to the booking with a name of its own (%s) [RESULT-2, RESULT-3, DEAL-14]',
    (language) => {
      const t = createTestI18n(language).getFixedT(null, 'flight-results', 'flightRow');
      const { getByRole } = renderPage(FlightResults, { language });
      for (const { airline, cabin, departure, arrival, price, stops } of FLIGHTS) {
        const row = getByRole('heading', { level: 3, name: airline }).closest('li') ?? document.body;
        const times = [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime);
        expect(times).toEqual([departure, arrival, expect.stringMatching(/^PT\d+H\d+M$/)]);
        const stopsText = stops ? t('stops', { count: stops }) : t('nonstop');
        for (const text of [t(cabin), stopsText, formatMoney(language, price), t('sampleFare')]) {
          expect(row).toHaveTextContent(text);
        }
        const link = getByRole('link', { name: `${t('book')} ${t('bookFlight', { airline })}` });
        expect(row).toContainElement(link);
        expect(link).toHaveAttribute('href', '/booking-process');
      }
    },
  );

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

  it('writes times and stops in Spanish [LANGUAGE-13]', () => {
    const { getByText } = renderPage(FlightResults, { language: 'es' });
    expect(getByText('7:00 a.\u00a0m.', { normalizer: String })).toHaveAttribute('datetime', '07:00');
    expect(getByText(/1 escala$/)).toBeVisible();
  });
});
