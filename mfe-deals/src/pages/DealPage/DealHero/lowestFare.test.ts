import { sampleDeal } from '../../../testing/sampleDeal';
import { lowestFare } from './lowestFare';

describe('The lowest fare', () => {
  const cheap = { ...sampleDeal, price: 99 };

  it.each([
    ['first', [cheap, sampleDeal, sampleDeal]],
    ['second', [sampleDeal, cheap, sampleDeal]],
    ['third', [sampleDeal, sampleDeal, cheap]],
  ] as const)('is found when it is the %s', (_place, deals) => {
    expect(lowestFare(deals)).toBe(cheap);
  });
});
