import { LANGUAGES } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import BookingProcess from './pages/BookingProcess/BookingProcess';
import FlightResults from './pages/FlightResults/FlightResults';

describe.each([
  ['flight-results', FlightResults],
  ['booking-process', BookingProcess],
])('When %s is shared', (name, Page) => {
  it('a picture with its own words is shown, and described in both languages', () => {
    const pictures = LANGUAGES.map((language) => Page.head(language, TEST_SITE).picture);
    const src = `/assets/share-${name}.jpg`;
    expect(pictures.map((picture) => picture?.src)).toEqual([src, src]);
    expect(new Set(pictures.map((picture) => picture?.alt)).size).toBe(2);
  });
});
