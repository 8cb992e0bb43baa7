import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { advanceTime, fakeBrowser } from '../../../testing/fakeBrowser';
import { OurNumbers } from './OurNumbers';

/** The figures as assistive technology reads them, and the digits that count up. */
function figures(): { readonly read: string[]; readonly counting: string[] } {
  const values = screen.getAllByRole('definition').map((value) => {
    const digits = value.querySelector('[aria-hidden="true"]')?.textContent ?? '';
    return { read: value.textContent.replace(digits, ''), digits };
  });
  return {
    read: values.map(({ read }) => read),
    counting: values.flatMap(({ digits }) => digits || []),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

// How they count up is tested in a browser: e2e/ourNumbers.spec.ts.
describe('OurNumbers', () => {
  it.each([
    ['en', ['Happy customers', 'Airlines', 'Destinations', 'Years of experience']],
    ['es', ['Clientes felices', 'Aerolíneas', 'Destinos', 'Años de experiencia']],
  ] as const)(
    'shows the final figures with their labels before they count up (%s) [HOME-38]',
    (language, labels) => {
      fakeBrowser();
      renderPart(<OurNumbers />, { language });
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
      expect(figures()).toEqual({ read: ['2,000,000+', '600+', '1,000+', '5+'], counting: [] });
    },
  );

  it('counts up only once, and leaves no timer behind [HOME-38]', () => {
    const showShare = fakeBrowser();
    renderPart(<OurNumbers />);
    showShare(0.49);
    expect(figures().counting).toEqual([]);
    showShare(0.5);
    advanceTime(1000);
    expect(figures().counting).toEqual(['1,000,000+', '300+', '500+', '3+']);
    advanceTime(1000);
    expect(jest.getTimerCount()).toBe(0);
    showShare(0);
    showShare(1);
    expect(figures().counting).toEqual([]);
  });

  it('does not count up with reduced motion', () => {
    const showShare = fakeBrowser({ reducedMotion: true });
    renderPart(<OurNumbers />);
    showShare(1);
    expect(figures().counting).toEqual([]);
  });
});
