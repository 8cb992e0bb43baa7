import { AIRLINES, type Airline } from './airlines';

/** The tail of a plane in its airline's colors, as wide as its container. Decorative: show the name beside it. */
export function TailFin({ airline }: { readonly airline: Airline }) {
  const { fin, stripe } = AIRLINES[airline];
  return (
    <svg viewBox="4 4 42 40" aria-hidden="true">
      <path fill={fin} d="M5 9.6A3 3 0 0 1 8 6h9.3a4 4 0 0 1 3.2 1.6L45 42H10.5z" />
      <path fill={stripe} d="M7.3 23.5h24.5l5 7H8.5z" />
    </svg>
  );
}
