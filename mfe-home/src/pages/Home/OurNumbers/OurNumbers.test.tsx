import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { fakeBrowser, pass, type FakeBrowser } from '../../../testing/fakeBrowser';
import { OurNumbers } from './OurNumbers';

const FINAL = ['2,000,000+', '600+', '1,000+', '5+'];

let browser: FakeBrowser;

function renderNumbers({ reducedMotion = false } = {}) {
  browser = fakeBrowser({ reducedMotion });
  return renderPart(<OurNumbers />);
}

/** What is read, without what is hidden from assistive technology. */
function read(): string[] {
  return screen.getAllByRole('definition').map((value) => {
    const copy = value.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
    return copy.textContent;
  });
}

/** The digits that move. */
function moving(): string[] {
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

describe('Our numbers', () => {
  it.each([
    ['en', ['Happy customers', 'Airlines', 'Destinations', 'Years of experience']],
    ['es', ['Clientes felices', 'Aerolíneas', 'Destinos', 'Años de experiencia']],
  ] as const)('stand from the beginning, each with its name (%s)', (language, labels) => {
    browser = fakeBrowser();
    renderPart(<OurNumbers />, { language });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
    expect(read()).toEqual(FINAL);
    expect(moving()).toEqual([]);
  });

  it('count from zero in steps of 50 ms for two seconds, read as what they will be', () => {
    renderNumbers();
    browser.showShare(0.5);
    expect(moving()).toEqual(['0+', '0+', '0+', '0+']);
    pass(49);
    expect(moving()[0]).toBe('0+');
    pass(1);
    expect(moving()).toEqual(['50,000+', '15+', '25+', '0+']);
    expect(read()).toEqual(FINAL);
    pass(950);
    expect(moving()).toEqual(['1,000,000+', '300+', '500+', '3+']);
    pass(999);
    expect(moving()[0]).toBe('1,950,000+');
    pass(1);
    expect(moving()).toEqual([]);
    expect(read()).toEqual(FINAL);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('wait until they are half visible, and count only once', () => {
    renderNumbers();
    browser.showShare(0.49);
    expect(moving()).toEqual([]);
    browser.showShare(0.5);
    pass(2000);
    browser.showShare(0);
    browser.showShare(1);
    expect(moving()).toEqual([]);
  });

  it('do not count where less motion is asked for, also in the middle', () => {
    renderNumbers({ reducedMotion: true });
    browser.showShare(1);
    expect(moving()).toEqual([]);
    browser.setConditions({ reducedMotion: false });
    expect(moving()).not.toEqual([]);
    browser.setConditions({ reducedMotion: true });
    expect(moving()).toEqual([]);
  });

  it('leave nothing running when they go', () => {
    const { unmount } = renderNumbers();
    browser.showShare(1);
    pass(100);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(browser.watchers()).toBe(0);
  });
});
