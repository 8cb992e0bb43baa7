interface PaperKiteProps {
  /** Where the spars cross. */
  readonly x: number;
  readonly y: number;
  /** 1 is 100 units high. @default 1 */
  readonly scale?: number;
  /** Degrees, clockwise. @default 0 */
  readonly turn?: number;
  /** Without its tail it can lie down. @default true */
  readonly tail?: boolean;
}

/** The kite of the mark, flying in a picture. */
export function PaperKite({ x, y, scale = 1, turn = 0, tail = true }: PaperKiteProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      {tail && <Tail />}
      <path fill="var(--kite-400)" d="M0-38-33 0H0z" />
      <path fill="var(--kite-500)" d="M0-38 33 0H0zM-33 0H0v62z" />
      <path fill="var(--kite-600)" d="M33 0H0v62z" />
      <path
        fill="none"
        stroke="var(--kite-100)"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M-33 0 0-38 33 0"
      />
    </g>
  );
}

function Tail() {
  return (
    <>
      <path
        fill="none"
        stroke="var(--kite-100)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M0 62c-14 20 22 30 6 54s-38 18-34 44 34 22 22 44"
      />
      <path fill="var(--sun-400)" d="m9 96 14-9 1 19-13-8-11 12-5-17z" />
      <path fill="var(--white)" d="m-21 138 4 16-14-6-13 9 1-20 13 6z" />
      <path fill="var(--kite-400)" d="m-12 186 14-10 2 18-13-5-12 10-4-17z" />
    </>
  );
}
