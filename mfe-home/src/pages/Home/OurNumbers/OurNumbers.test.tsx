import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { advanceTime, fakeBrowser, type FakeBrowser } from '../../../testing/fakeBrowser';
import { OurNumbers } from './OurNumbers';

const FINAL = ['2,000,000+', '600+', '1,000+', '5+'];

let browser: FakeBrowser;

function renderNumbers({ reducedMotion = false } = {}) {
  browser = fakeBrowser({ reducedMotion });
  return renderPart(<OurNumbers />);
}

/** The figures as assistive technology reads them. */
function accessibleFigures(): string[] {
  return screen.getAllByRole('definition').map((value) => {
    const copy = value.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
    return copy.textContent;
  });
}

/** The digits that count up. */
function countingDigits(): string[] {
  return screen
    .getAllByRole('definition')
    .flatMap((value) => [...value.querySelectorAll('[aria-hidden="true"]')])
    .map((digits) => digits.textContent);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('OurNumbers', () => {
  it.each([
    ['en', ['Happy customers', 'Airlines', 'Destinations', 'Years of experience']],
    ['es', ['Clientes felices', 'Aerolíneas', 'Destinos', 'Años de experiencia']],
  ] as const)(
    'shows the final figures with their labels before they count up (%s) [HOME-38]',
    (language, labels) => {
      browser = fakeBrowser();
      renderPart(<OurNumbers />, { language });
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
      expect(accessibleFigures()).toEqual(FINAL);
      expect(countingDigits()).toEqual([]);
    },
  );

  it('counts up from zero in steps of 50 ms for two seconds, while assistive technology reads the final figures [HOME-38]', () => {
    renderNumbers();
    browser.showShare(0.5);
    expect(countingDigits()).toEqual(['0+', '0+', '0+', '0+']);
    advanceTime(49);
    expect(countingDigits()[0]).toBe('0+');
    advanceTime(1);
    expect(countingDigits()).toEqual(['50,000+', '15+', '25+', '0+']);
    expect(accessibleFigures()).toEqual(FINAL);
    advanceTime(950);
    expect(countingDigits()).toEqual(['1,000,000+', '300+', '500+', '3+']);
    advanceTime(999);
    expect(countingDigits()[0]).toBe('1,950,000+');
    advanceTime(1);
    expect(countingDigits()).toEqual([]);
    expect(accessibleFigures()).toEqual(FINAL);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('starts when it is half visible, and counts up only once [HOME-38]', () => {
    renderNumbers();
    browser.showShare(0.49);
    expect(countingDigits()).toEqual([]);
    browser.showShare(0.5);
    advanceTime(2000);
    browser.showShare(0);
    browser.showShare(1);
    expect(countingDigits()).toEqual([]);
  });

  it('does not count up with reduced motion, and stops when reduced motion is switched on', () => {
    renderNumbers({ reducedMotion: true });
    browser.showShare(1);
    expect(countingDigits()).toEqual([]);
    browser.setReducedMotion(false);
    expect(countingDigits()).not.toEqual([]);
    browser.setReducedMotion(true);
    expect(countingDigits()).toEqual([]);
  });

  it('leaves no timer or observer behind when it unmounts', () => {
    const { unmount } = renderNumbers();
    browser.showShare(1);
    advanceTime(100);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(browser.watchers()).toBe(0);
  });
});
