import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../../locales/en/premium-economy-deals.json';
import es from '../../../locales/es/premium-economy-deals.json';
import { SeatPitch } from './SeatPitch';

/** The pitches that the captions name, in inches. */
function readPitches(): number[] {
  return screen
    .getAllByText(/\d+ (inches|pulgadas)/)
    .map(({ textContent }) => parseInt(/\d+/.exec(textContent)?.[0] ?? ''));
}

describe('SeatPitch', () => {
  it.each(['en', 'es'] as const)(
    'shows the pitch that the page names, seven inches more than in economy (%s)',
    (language) => {
      const [blurb] = { en, es }[language].blurbs.items;
      renderPart(<SeatPitch />, { language });
      const [premiumEconomy = NaN, economy = NaN] = readPitches();
      expect(premiumEconomy).toBe(parseInt(blurb?.figure ?? ''));
      expect(blurb?.text).toMatch(/seven inches more|siete pulgadas más/);
      expect(premiumEconomy - economy).toBe(7);
    },
  );

  it('draws both cabins to the same scale', () => {
    const { container } = renderPart(<SeatPitch />);
    const pitches = [...container.querySelectorAll('.pitch')].map((line) =>
      Number(/^M0 184h(\d+)/.exec(line.getAttribute('d') ?? '')?.[1]),
    );
    const [premiumEconomy = NaN, economy = NaN] = readPitches();
    expect(pitches).toHaveLength(2);
    expect((pitches[0] ?? 0) / (pitches[1] ?? 0)).toBeCloseTo(premiumEconomy / economy);
  });
});
