import type { Airline } from '@farekite/shared/ui';
import type home from '../locales/en/home.json';

/** Neither the person nor the airline exists. */
export interface Review {
  readonly key: keyof typeof home.reviews.texts;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly airline: Airline;
  readonly rating: 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
}

export const AVERAGE_RATING = 4.8;

export const REVIEWS: readonly Review[] = [
  { key: 'marisol', name: 'Marisol G.', date: '2025-09-18', airline: 'Tamarind Airways', rating: 5 },
  { key: 'devon', name: 'Devon P.', date: '2025-09-02', airline: 'Northbeam Air', rating: 5 },
  { key: 'ruth', name: 'Ruth A.', date: '2025-08-21', airline: 'Larkspur Airways', rating: 4.5 },
  { key: 'tomas', name: 'Tomás V.', date: '2025-08-09', airline: 'Blue Heron Air', rating: 5 },
  { key: 'hannah', name: 'Hannah K.', date: '2025-07-30', airline: 'Northbeam Air', rating: 5 },
  { key: 'luis', name: 'Luis R.', date: '2025-07-14', airline: 'Juniper Pacific', rating: 4.5 },
  { key: 'priya', name: 'Priya S.', date: '2025-06-27', airline: 'Tamarind Airways', rating: 5 },
  { key: 'caleb', name: 'Caleb W.', date: '2025-06-11', airline: 'Larkspur Airways', rating: 4.5 },
  { key: 'ana', name: 'Ana Lucía M.', date: '2025-05-29', airline: 'Blue Heron Air', rating: 5 },
];
