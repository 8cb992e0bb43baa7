import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { advanceTime, fakeBrowser } from '../../../testing/fakeBrowser';
import { OurNumbers } from './OurNumbers';

const FINAL = ['2,000,000+', '600+', '1,000+', '5+'];

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('OurNumbers', () => {
  it('shows the final figures with their labels, and no others with reduced motion [HOME-38]', () => {
    const showShare = fakeBrowser({ reducedMotion: true });
    renderPart(<OurNumbers />);
    expect(texts('term')).toEqual(['Happy customers', 'Airlines', 'Destinations', 'Years of experience']);
    expect(texts('definition')).toEqual(FINAL);
    showShare(1);
    expect(texts('definition')).toEqual(FINAL);
  });

  it('counts up once, when half of it is visible, while the final figures are read, and leaves no timer behind [HOME-38]', () => {
    jest.useFakeTimers();
    const showShare = fakeBrowser();
    const { container } = renderPart(<OurNumbers />);
    const counted = () =>
      [...container.querySelectorAll('dd [aria-hidden="true"]')].map(({ textContent }) => textContent);
    showShare(0.45);
    expect(texts('definition')).toEqual(FINAL);
    showShare(0.5);
    expect(counted()).toEqual(['0+', '0+', '0+', '0+']);
    advanceTime(50);
    expect(counted()).toEqual(['50,000+', '15+', '25+', '0+']);
    const read = screen.getAllByText(/\+$/, { ignore: '[aria-hidden="true"]' });
    expect(read.map(({ textContent }) => textContent)).toEqual(FINAL);
    advanceTime(1950);
    expect(texts('definition')).toEqual(FINAL);
    expect(jest.getTimerCount()).toBe(0);
    for (const share of [0.45, 0.5]) showShare(share);
    expect(texts('definition')).toEqual(FINAL);
  });
});
