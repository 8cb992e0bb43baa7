import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../../locales/en/premium-economy-deals.json';
import es from '../../../locales/es/premium-economy-deals.json';
import { SeatPitch } from './SeatPitch';

it.each(['en', 'es'] as const)('SeatPitch shows seven inches more than in economy (%s)', (language) => {
  const [blurb] = { en, es }[language].blurbs.items;
  renderPart(<SeatPitch />, { language });
  const [premiumEconomy = NaN, economy = NaN] = screen
    .getAllByText(/\d+ (inches|pulgadas)/)
    .map(({ textContent }) => parseInt(/\d+/.exec(textContent)?.[0] ?? ''));
  expect(premiumEconomy).toBe(parseInt(blurb?.figure ?? ''));
  expect(blurb?.text).toMatch(/seven inches more|siete pulgadas más/);
  expect(premiumEconomy - economy).toBe(7);
});
