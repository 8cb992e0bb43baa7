import type { Deal, Triple } from '../../content/DealPageContent';

export function lowestFare([first, ...others]: Triple<Deal>): Deal {
  return others.reduce((lowest, deal) => (deal.price < lowest.price ? deal : lowest), first);
}
