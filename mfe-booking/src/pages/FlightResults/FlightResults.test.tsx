import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { FLIGHTS } from '../../content/flights';
import FlightResults from './FlightResults';

describe('The flight results', () => {
  it('say that they are samples and whom to call for a live quote', () => {
    const { getByRole, getByText } = renderPage(FlightResults, {
      site: { ...TEST_SITE, phone: '1-888-555-0123' },
    });
    expect(getByRole('heading', { level: 1, name: 'Flight Results' })).toBeVisible();
    expect(getByText('Sample results: New York to Los Angeles; call for a live quote')).toBeVisible();
    expect(getByRole('link', { name: 'Call 1-888-555-0123' })).toHaveAttribute('href', 'tel:+18885550123');
  });

  it('show every flight with its cabin, times, duration, stops and fare', () => {
    const { getAllByRole } = renderPage(FlightResults);
    const rows = getAllByRole('listitem');
    expect(rows).toHaveLength(FLIGHTS.length);
    const row = within(rows[1] ?? document.body);
    expect(row.getByRole('heading', { level: 3, name: 'Harborlight Air' })).toBeVisible();
    expect(row.getByText('Economy')).toBeVisible();
    expect(row.getByText('9:15 AM')).toHaveAttribute('datetime', '09:15');
    expect(row.getByText('3:05 PM')).toHaveAttribute('datetime', '15:05');
    expect(row.getByText('8 h 50 min')).toHaveAttribute('datetime', 'PT8H50M');
    expect(row.getByText(/1 stop$/)).toBeVisible();
    expect(row.getByText('9:15 AM').closest('p')).toHaveTextContent(
      'Departure 9:15 AM NYC, arrival 3:05 PM LAX',
    );
    expect(row.getByText('$149')).toBeVisible();
    expect(row.getByText('sample fare')).toBeVisible();
  });

  it('lead on to the booking in links that can be told apart', () => {
    const { getAllByRole } = renderPage(FlightResults);
    const links = getAllByRole('link', { name: /^Book Now with/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(FLIGHTS.map(() => '/booking-process'));
    expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(FLIGHTS.length);
  });

  it('mark the lowest fare and the shortest flight', () => {
    const { getByText } = renderPage(FlightResults);
    expect(getByText('Lowest sample fare').closest('li')).toHaveTextContent('Harborlight Air');
    expect(getByText('Shortest flight').closest('li')).toHaveTextContent('Tamarind Airways');
  });

  it('speak Spanish', () => {
    const { getByRole, getAllByText, getByText } = renderPage(FlightResults, { language: 'es' });
    expect(getByRole('region', { name: '5 vuelos de muestra, NYC a LAX' })).toBeVisible();
    expect(getByText('7:00 a.\u00a0m.', { normalizer: String })).toHaveAttribute('datetime', '07:00');
    expect(getByText(/1 escala$/)).toBeVisible();
    expect(getAllByText(/sin escalas$/)).toHaveLength(4);
  });
});
