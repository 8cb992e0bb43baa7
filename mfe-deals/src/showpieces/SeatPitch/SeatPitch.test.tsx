import { LANGUAGES } from '@farekite/shared/language';
import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import premiumEconomyDeals from '../../content/premiumEconomyDeals';
import { SeatPitch } from './SeatPitch';

describe('The rows of premium economy', () => {
  it.each(LANGUAGES)(
    'are as far apart as the page says, and seven inches farther than in economy (%s)',
    (language) => {
      renderPart(<SeatPitch />, { language });
      const [here = NaN, economy = NaN] = screen
        .getAllByText(/\d+ (inches|pulgadas)/)
        .map(({ textContent }) => parseInt(/\d+/.exec(textContent)?.[0] ?? ''));
      expect(here).toBe(parseInt(premiumEconomyDeals.content.blurbs[0].figure[language]));
      expect(here - economy).toBe(7);
    },
  );

  it('are drawn to one scale', () => {
    const { container } = renderPart(<SeatPitch />);
    const drawn = [...container.querySelectorAll('.pitch')].map((line) =>
      Number(/^M0 184h(\d+)/.exec(line.getAttribute('d') ?? '')?.[1]),
    );
    expect(drawn).toHaveLength(2);
    expect((drawn[0] ?? 0) / (drawn[1] ?? 0)).toBeCloseTo(38 / 31);
  });
});
