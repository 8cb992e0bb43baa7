import { sampleDeal } from '../../testing/sampleDeal';
import { lowestFare } from './lowestFare';

describe('lowestFare', () => {
  const cheap = { ...sampleDeal, price: 99 };

  it.each([
    ['first', [cheap, sampleDeal, sampleDeal]],
    ['second', [sampleDeal, cheap, sampleDeal]],
    ['third', [sampleDeal, sampleDeal, cheap]],
  ] as const)('finds the lowest fare when it is the %s', (_position, deals) => {
    expect(lowestFare(deals)).toBe(cheap);
  });
});
