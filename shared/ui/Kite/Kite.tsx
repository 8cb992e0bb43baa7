/** The logo, two thirds as wide as high. Decorative: show the name beside it. */
export function Kite({ heightPx }: { readonly heightPx: number }) {
  return (
    <svg width={(heightPx * 2) / 3} height={heightPx} viewBox="0 0 32 48" aria-hidden="true">
      <path fill="var(--kite-400)" d="M16 0 2 14h14z" />
      <path fill="var(--kite-500)" d="m16 0 14 14H16z" />
      <path fill="var(--kite-500)" d="M2 14h14v20z" />
      <path fill="var(--kite-600)" d="M30 14H16v20z" />
      <path
        d="M16 34c-4 3 5 5 1 8s-5 3-8 5"
        fill="none"
        stroke="var(--sun-400)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
