import { Kite } from '@farekite/shared/ui';

export function KiteOverClouds() {
  return (
    <svg viewBox="0 0 480 132" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--sky-600)"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        strokeWidth="3"
        d="M8 118q90 10 150-34t128-6 108-24"
      />
      <path
        fill="var(--sky-100)"
        d="M52 64a15 15 0 0 1 28-6 20 20 0 0 1 38 4 11 11 0 0 1 16 10H44a8 8 0 0 1 8-8zm256 56a12 12 0 0 1 22-5 16 16 0 0 1 30 3 9 9 0 0 1 13 8h-72a6 6 0 0 1 7-6z"
      />
      <g transform="translate(404 2) rotate(40)">
        <Kite heightPx={72} />
      </g>
    </svg>
  );
}
