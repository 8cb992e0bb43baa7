import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, steps, type Point } from '../drawing/numbers';
import { poly, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { at, blur, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';

const COUNTER = 396;
const LANTERN: Point = [640, 232];

function morning(): Drawing {
  return [
    sky(
      [
        [0, '#0b5c78'],
        [0.4, '#22929a'],
        [0.68, '#7ccabc'],
        [0.88, '#e6ecc0'],
        [1, '#ffe6a8'],
      ],
      COUNTER,
    ),
    glow({ x: 250, y: 390, radius: 330, radiusY: 230, color: '#fff0b4', strength: 0.8 }),
    skyline({
      seed: 23,
      base: COUNTER,
      height: 120,
      widths: [40, 84],
      top: '#4aa8a2',
      foot: '#d8e8b8',
      rim: '#fff2c0',
    }),
    skyline({
      seed: 7,
      base: COUNTER,
      height: 62,
      widths: [50, 120],
      top: '#23808a',
      foot: '#8cc4a8',
      rim: '#f4f0c0',
    }),
    mist({ y: 310, height: 96, color: '#fbf2c8', strength: 0.6 }),
  ];
}

/** The short curtain over a shop's counter, in five strips. */
function curtain(): Drawing {
  const width = 148;
  return [
    rect(LEFT, 0, RIGHT - LEFT, 30, vertical(['#8a4a3c', '#4a2338'])),
    steps(-1, 5, 6).map((i) => {
      const x = 30 + i * width;
      const sway = i % 2 === 0 ? 6 : -4;
      const cloth = d`M${x} 26H${x + width - 5}Q${x + width - 9 + sway} 90 ${x + width - 5 + sway} 142Q${x + width / 2} ${150 + sway} ${x + sway} 142Q${x + sway - 2} 90 ${x} 26Z`;
      return [
        path(cloth, horizontal(['#1a3f8c', '#2f62b4', '#16306e'])),
        group(
          [110, 124].map((y) =>
            line(
              smooth(steps(-1, 8, 9).map((k): Point => [x + k * 22, y + (k % 2 === 0 ? 8 : -8)])),
              '#e8f4ec',
              5,
            ),
          ),
          { clip: clip(cloth) },
        ),
      ];
    }),
    line(d`M${LEFT} 28H${RIGHT}`, '#ffc98a', 3, { opacity: 0.7 }),
    [28, 748].map((x) => [
      ellipse(x + 24, COUNTER + 10, 34, 5, '#5a2438', { opacity: 0.45 }),
      rect(x, 0, 30, COUNTER + 10, horizontal(['#d98a5a', '#8a4238', '#4a1f34'])),
    ]),
  ];
}

function lantern(): Drawing {
  const [x, y] = LANTERN;
  const body = d`M${x - 38} ${y - 92}C${x - 92} ${y - 66} ${x - 92} ${y + 66} ${x - 38} ${y + 92}H${x + 38}C${x + 92} ${y + 66} ${x + 92} ${y - 66} ${x + 38} ${y - 92}Z`;
  const ribs = steps(-72, 72, 8)
    .map((dy) => d`M${x - 90} ${y + dy}q90 14 180 0`)
    .join('');
  return [
    glow({ x, y, radius: 270, color: '#ffb45a', strength: 0.75 }),
    line(d`M${x} 28V${y - 96}`, '#3a1a34', 5),
    path(body, horizontal(['#fff2c0', '#ffd070', '#f4863e', '#b8402e'], x - 80, x + 80)),
    group(
      [
        ellipse(x - 16, y + 8, 52, 80, '#fffbe0', { opacity: 0.6 }),
        line(ribs, '#b0502e', 2.4, { opacity: 0.5 }),
        path(d`M${x - 100} ${y - 22}h200v44h-200Z`, '#d9382e', { opacity: 0.9 }),
      ],
      { clip: clip(body) },
    ),
    rect(x - 44, y - 104, 88, 18, '#3a1a3c', { radius: 4 }),
    rect(x - 44, y + 86, 88, 18, '#3a1a3c', { radius: 4 }),
    line(d`M${x} ${y + 104}v26`, '#e0483a', 5),
  ];
}

interface Topping {
  readonly tones: Stops;
  readonly stripe?: string;
  /** A belt of seaweed. */
  readonly belt?: boolean;
}

/** A nigiri, 136 wide, standing at 0,0: rice under a slice of its topping. */
function nigiri({ tones, stripe, belt = false }: Topping, x: number, y: number, scale: number): Drawing {
  const slice = 'M-72-16C-74-52-46-70 0-70S74-52 72-16C66-2 56-8 48-22C20-34-20-34-48-22C-56-8-66-2-72-16Z';
  const stripes = steps(-80, 80, 6)
    .map((dx) => d`M${dx - 20} 0Q${dx - 8} -44 ${dx + 26} -76`)
    .join('');
  return group(
    [
      ellipse(6, 2, 72, 13, '#5a2a34', { opacity: 0.4 }),
      path('M-60 0C-70-30-58-48 0-50S70-30 60 0Q0 14-60 0Z', vertical(['#fffdf0', '#ece0ea', '#b8a0c8'])),
      path(slice, slanted(tones, [-60, -66], [60, 0])),
      stripe !== undefined && group(line(stripes, stripe, 5, { opacity: 0.75 }), { clip: clip(slice) }),
      belt && path('M-15-71Q0-74 15-71L17 8Q0 11-17 8Z', horizontal(['#2f6a5c', '#123a40'])),
      line('M-66-34C-58-58-34-66 0-66Q24-66 40-60', '#fffbe6', 4.5, { cap: 'round', opacity: 0.85 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

const SALMON: Topping = { tones: ['#ffc07a', '#ff8a4e', '#d9532e'], stripe: '#ffe6c4' };
const TUNA: Topping = { tones: ['#ff7a72', '#dc2f48', '#8a1640'] };
const EGG: Topping = { tones: ['#fff2a0', '#ffd04a', '#e08e2e'], belt: true };

/** A slice of a roll. */
function roll(x: number, y: number, heart: string): Drawing {
  return [
    path(d`M${x - 42} ${y - 34}v32a42 20 0 0 0 84 0v-32Z`, horizontal(['#3a7a68', '#123c42', '#0a2430'])),
    ellipse(x, y - 34, 42, 20, '#1c4c4c'),
    ellipse(x, y - 34, 36, 16, '#fff8ea'),
    ellipse(x, y - 34, 16, 7.5, heart),
  ];
}

/** The wooden board on its two feet, with the sushi. */
function board(): Drawing {
  const top: readonly Point[] = [
    [110, 446],
    [574, 446],
    [634, 552],
    [52, 552],
  ];
  return [
    path('M60 578L640 578L700 596H90Z', '#4a1f38', { opacity: 0.35 }),
    path('M52 552H634V576H52Z', vertical(['#c07a48', '#7a3c38'])),
    path('M120 574h70v22h-70ZM496 574h70v22h-70Z', '#7a3c3a'),
    path(poly(top), slanted(['#ffe6b0', '#f2bd7c', '#d08a58'], [80, 440], [620, 560])),
    line('M98 468H586M84 492H600M70 518H615', '#c4844e', 2, { opacity: 0.5 }),
    rim('M110 446H574', 2.4, '#fff4d0'),
    rim('M52 553H634', 3, '#fff0c4'),
    roll(196, 474, '#ff8a5a'),
    roll(290, 474, '#7ac06a'),
    roll(384, 474, '#ff8a5a'),
    path(
      'M456 470q-4-24 18-30q8-12 24-4q22 0 22 22q10 12-6 18q-34 8-58-6Z',
      vertical(['#b8dc8a', '#5c9c5c']),
    ),
    nigiri(SALMON, 148, 548, 1.24),
    nigiri(TUNA, 338, 548, 1.24),
    nigiri(EGG, 528, 548, 1.24),
  ];
}

function counter(): Drawing {
  return [
    rect(LEFT, COUNTER, RIGHT - LEFT, BOTTOM - COUNTER, vertical(['#d98a54', '#a85440', '#5a2438'])),
    line(d`M${LEFT} 432H${RIGHT}M${LEFT} 486H${RIGHT}`, '#7a3434', 2, { opacity: 0.4 }),
    glow({ x: 560, y: 440, radius: 330, radiusY: 90, color: '#ffd890', strength: 0.6 }),
    rim(d`M${LEFT} ${COUNTER}H${RIGHT}`, 3, '#ffe6b0'),
  ];
}

/** A cup of green tea. */
function cup(): Drawing {
  return [
    ellipse(706, 574, 66, 12, '#3a1630', { opacity: 0.4 }),
    path(
      'M652 470Q652 560 666 570Q704 582 742 570Q756 560 756 470Z',
      horizontal(['#c4ecdc', '#5aa8a4', '#1f5f74']),
    ),
    ellipse(704, 470, 52, 15, '#f0faea'),
    ellipse(704, 472, 44, 11, '#9cb848'),
    path('M653 510Q704 526 755 510V526Q704 542 653 526Z', '#f4fff0', { opacity: 0.55 }),
  ];
}

/** Steam rises past the lantern's light. */
function steam(): Drawing {
  const wisp = (x: number, y: number, width: number, strength: number) =>
    line(
      smooth([
        [x, y],
        [x - 22, y - 44],
        [x + 16, y - 96],
        [x - 18, y - 152],
        [x + 10, y - 206],
      ]),
      vertical([
        [0, '#fffdf0', 0],
        [0.5, '#fffdf0', strength],
        [1, '#fffdf0', strength * 0.6],
      ]),
      width,
      { cap: 'round', filter: blur(4) },
    );
  return [
    wisp(690, 462, 15, 0.75),
    wisp(724, 458, 12, 0.6),
    wisp(272, 440, 16, 0.5),
    wisp(392, 436, 13, 0.4),
  ];
}

export const tsukijiMarket: Illustration = {
  name: 'tsukiji-market',
  title: 'Sushi on the counter of a stall at Tsukiji, before the day begins',
  hour: 'early morning',
  hue: '#22929a',
  draw: () => [
    morning(),
    kite({
      x: 262,
      y: 226,
      size: 1.1,
      lean: 28,
      light: 'golden',
      side: 1,
      tail: { toward: 128, length: 84, bows: 4, swing: 9 },
    }),
    counter(),
    curtain(),
    lantern(),
    board(),
    cup(),
    steam(),
  ],
};
