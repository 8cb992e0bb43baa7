import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { advanceTime, fakeBrowser } from '../../../testing/fakeBrowser';
import { OurNumbers } from './OurNumbers';

const FINAL = ['2,000,000+', '600+', '1,000+', '5+'];

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

// How they count up is tested in a browser: e2e/ourNumbers.spec.ts.
describe('OurNumbers', () => {
  it('shows the final figures with their labels, and no others with reduced motion [HOME-38]', () => {
    const showShare = fakeBrowser({ reducedMotion: true });
    renderPart(<OurNumbers />);
    expect(texts('term')).toEqual(['Happy customers', 'Airlines', 'Destinations', 'Years of experience']);
    expect(texts('definition')).toEqual(FINAL);
    showShare(1);
    expect(texts('definition')).toEqual(FINAL);
  });

  it('leaves no timer behind when all is counted', () => {
    jest.useFakeTimers();
    const showShare = fakeBrowser();
    renderPart(<OurNumbers />);
    showShare(0.5);
    expect(texts('definition')).not.toEqual(FINAL);
    advanceTime(2000);
    expect(texts('definition')).toEqual(FINAL);
    expect(jest.getTimerCount()).toBe(0);
  });
});
