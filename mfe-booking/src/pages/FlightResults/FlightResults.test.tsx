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

  it('says where fares for other routes come from, and leads back to the search [RESULT-7]', () => {
    const { getByRole, getByText } = renderPage(FlightResults);
    expect(getByText(/^Fares for your own route come by phone/)).toBeVisible();
    expect(getByRole('link', { name: 'Change your search' })).toHaveAttribute('href', '/');
  });

  it('shows cabin, times, stops and sample fare of each flight, and a link to the booking with a name of its own [RESULT-2, RESULT-3, DEAL-14]', () => {
    const t = createTestI18n('en').getFixedT(null, 'flight-results', 'flightRow');
    const { getByRole } = renderPage(FlightResults);
    for (const { airline, cabin, departure, arrival, price, stops } of FLIGHTS) {
      const row = getByRole('heading', { level: 3, name: airline }).closest('li') ?? document.body;
      const times = [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime);
      expect(times).toEqual([departure, arrival, expect.stringMatching(/^PT\d+H\d+M$/)]);
      const stopsText = stops ? t('stops', { count: stops }) : t('nonstop');
      for (const text of [t(cabin), stopsText, formatMoney('en', price), t('sampleFare')]) {
        expect(row).toHaveTextContent(text);
      }
      const link = getByRole('link', { name: `${t('book')} ${t('bookFlight', { airline })}` });
      expect(row).toContainElement(link);
      expect(link).toHaveAttribute('href', '/booking-process');
    }
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
});
