import { PaperKite } from '../PaperKite';

/** A kite asleep on a pillow, under folds of blanket and a thin moon. */
export function Pillow() {
  return (
    <>
      <path
        stroke="var(--white)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M70 70h0M138 128h0M206 58h0M296 92h0M352 44h0M388 136h0M92 200h0M588 60h0M566 190h0M606 132h0"
      />
      <circle cx="486" cy="112" r="190" fill="url(#deal-art-glow)" opacity="0.3" />
      <path fill="var(--deal-light)" d="M492 52a62 62 0 1 0 44 92 50 50 0 0 1-44-92z" />
      <path fill="var(--deal-far)" d="M0 312c90-50 190-44 300-12s230 20 340-34v214H0z" />
      <path
        fill="var(--white)"
        d="M152 236c-14-14-6-30 14-26 90 16 200 12 300-8 20-4 28 10 16 26-20 30-20 76 2 108 12 18 0 32-20 28-96-18-206-18-300 2-20 4-30-12-16-28 24-28 24-76 4-102z"
      />
      <path
        fill="none"
        stroke="var(--deal-far)"
        strokeWidth="3"
        strokeDasharray="8 7"
        d="M172 240c90 14 190 10 286-8M176 340c90-16 186-16 280 0"
      />
      <PaperKite x={304} y={282} scale={1} turn={72} tail={false} />
      <path fill="var(--deal-mid)" d="M0 356c110-40 200-14 320 14s220 26 320-18v128H0z" />
      <path
        fill="none"
        stroke="var(--deal-far)"
        strokeWidth="3"
        strokeDasharray="9 8"
        opacity="0.7"
        d="M0 372c110-40 200-14 320 14s220 26 320-18"
      />
      <path fill="var(--deal-near)" d="M0 424c120-34 230-10 330 8s220 16 310-14v62H0z" />
      <path
        fill="none"
        stroke="var(--deal-far)"
        strokeWidth="3"
        strokeDasharray="9 8"
        opacity="0.4"
        d="M0 440c120-34 230-10 330 8s220 16 310-14"
      />
    </>
  );
}
