import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, steps, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { circle, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';
import { treeline } from '../motifs/treeline';

const AXIS = 400;
const GROUND = 528;
const LANTERN: Point = [AXIS, 388];
const RX = 88;
const RY = 106;

const RED = horizontal(['#ff7a52', '#d93a30', '#7c1c40'], 90, 710);
const BEAM = horizontal(['#f0583e', '#b82a30', '#641838'], 90, 710);
const TILE = horizontal(['#8aa6c8', '#46649c', '#1f2f68'], 60, 740);
const GOLD = horizontal(['#fff0b0', '#f7bf54', '#a8643c'], 90, 710);

/** The roof: a gable over wide eaves that turn up at their ends. */
function roof(): Drawing {
  const eaves: Point = [50, 206];
  const right = AXIS * 2 - eaves[0];
  const outline =
    d`M${eaves[0]} ${eaves[1]}C130 190 186 140 212 84H${AXIS * 2 - 212}C614 140 670 190 ${right} ${eaves[1]}` +
    d`L${right - 8} 226C640 216 540 212 ${AXIS} 212S160 216 ${eaves[0] + 8} 226Z`;
  const ribs = steps(-1, 1, 20)
    .slice(1, -1)
    .map((t) => d`M${AXIS + t * 184} 84Q${AXIS + t * 216} 160 ${AXIS + t * 320} 214`)
    .join('');
  return [
    path(
      d`M110 216Q${AXIS} 196 690 216L650 262H150Z`,
      horizontal(['#9c3038', '#6a1c3a', '#3c1238'], 110, 690),
    ),
    line(
      steps(134, 666, 24)
        .map((x) => d`M${x} 216L${AXIS + (x - AXIS) * 0.93} 246`)
        .join(''),
      GOLD,
      5,
      { opacity: 0.75 },
    ),
    path(outline, TILE),
    group([line(ribs, '#16265c', 4, { opacity: 0.4 })], { clip: clip(outline) }),
    rim(d`M${eaves[0]} ${eaves[1]}C130 190 186 140 212 84`, 3.4, '#ffe9c0'),
    line(d`M${eaves[0] + 8} 224C160 214 260 210 ${AXIS} 210S640 214 ${right - 8} 224`, GOLD, 5),
    rect(196, 68, 408, 22, horizontal(['#a9c0dc', '#4e6aa4', '#1d2c64'], 196, 604), { radius: 4 }),
    path('M186 92V56q18-4 20 12v24ZM614 92V56q-18-4-20 12v24Z', TILE),
    rim('M196 69H604', 2.6, '#fff0cc'),
  ];
}

function pillar(x: number, width: number): Drawing {
  return [
    rect(x - width / 2, 290, width, GROUND - 290, RED),
    rect(x - width / 2, 290, width * 0.24, GROUND - 290, '#ffb08a', { opacity: 0.55 }),
    rect(x - width / 2 - 7, GROUND - 22, width + 14, 24, horizontal(['#f0d6c8', '#8a7098'])),
    rect(x - width / 2 - 1, GROUND - 40, width + 2, 18, GOLD),
  ];
}

/** The bays where the two guardians stand behind their lattice. */
function niches(): Drawing {
  const bay = (x: number) => [
    rect(x, 312, 96, GROUND - 312, vertical(['#4a1838', '#7a2438'])),
    path(d`M${x + 28} ${GROUND - 60}q-6-60 6-88q-8-30 14-34q24 2 18 36q14 26 6 86Z`, '#b0503c', {
      opacity: 0.75,
    }),
    line([14, 30, 48, 66, 82].map((dx) => d`M${x + dx} 312V${GROUND}`).join(''), '#2f6a5e', 4, {
      opacity: 0.9,
    }),
    rect(x, GROUND - 74, 96, 74, RED),
    rect(x, GROUND - 78, 96, 6, GOLD),
  ];
  return [bay(136), bay(568)];
}

function frame(): Drawing {
  return [
    niches(),
    [126, 242, 558, 674].map((x) => pillar(x, 32)),
    rect(104, 256, 592, 30, BEAM),
    rect(104, 254, 592, 5, GOLD),
    rect(88, 286, 624, 26, RED),
    rect(88, 286, 624, 4, '#ffb890', { opacity: 0.7 }),
    [126, 242, 558, 674].map((x) => circle(x, 299, 8, GOLD)),
    [160, 280, 400, 520, 640].map((x) => path(d`M${x - 24} 258h48l-8 14h-32Z`, GOLD, { opacity: 0.85 })),
  ];
}

/** The street of stalls behind the gate, in the evening light. */
function street(): Drawing {
  return [
    rect(242, 290, 316, GROUND - 290, vertical(['#ffd98a', '#fff0bc', '#ffcf86'])),
    path(
      d`M242 400l70 30v${GROUND - 430}h-70ZM558 400l-70 30v${GROUND - 430}h70Z`,
      vertical(['#f09a5c', '#c85a48']),
    ),
    path(d`M352 ${GROUND - 30}v-50h-14l24-22h76l24 22h-14v50Z`, '#e88a5a', { opacity: 0.8 }),
    glow({ x: AXIS, y: 450, radius: 150, radiusY: 78, color: '#fffbe0', strength: 0.9 }),
    path(d`M242 ${GROUND}l90-34h136l90 34Z`, '#f5c486'),
  ];
}

/** The paper lantern, four metres high: ribs, black bands, a gilded foot; no name on it. */
function lantern(): Drawing {
  const [x, y] = LANTERN;
  const body =
    d`M${x - 58} ${y - RY}C${x - RX - 12} ${y - RY * 0.6} ${x - RX - 12} ${y + RY * 0.6} ${x - 58} ${y + RY}` +
    d`H${x + 58}C${x + RX + 12} ${y + RY * 0.6} ${x + RX + 12} ${y - RY * 0.6} ${x + 58} ${y - RY}Z`;
  const ribs = steps(-0.86, 0.86, 12)
    .map((t) => d`M${x - RX} ${y + RY * t}Q${x} ${y + RY * t + 16} ${x + RX} ${y + RY * t}`)
    .join('');
  const folds = [0.34, 0.72]
    .map(
      (t) =>
        d`M${x - 62 * t} ${y - RY}Q${x - RX * t * 1.3} ${y} ${x - 62 * t} ${y + RY}M${x + 62 * t} ${y - RY}Q${x + RX * t * 1.3} ${y} ${x + 62 * t} ${y + RY}`,
    )
    .join('');
  const rimBand = (top: number, height: number, half: number) => [
    rect(x - half, top, half * 2, height, horizontal(['#5a4a86', '#2a2056', '#140e34']), { radius: 5 }),
    rect(x - half, top + height * 0.34, half * 2, 5, GOLD),
  ];
  return [
    line(d`M${x} 300V${y - RY}`, '#2a1440', 6),
    glow({ x, y, radius: 170, radiusY: 138, color: '#ff8a4a', strength: 0.55 }),
    path(body, horizontal(['#ff8a5a', '#f24a36', '#cf2634', '#821a40'], x - RX, x + RX)),
    group(
      [
        ellipse(x - 22, y + 8, 62, 98, '#ff9a5c', { opacity: 0.38 }),
        line(ribs, '#8a1a34', 3, { opacity: 0.42 }),
        line(folds, '#8a1a34', 2, { opacity: 0.25 }),
        // Broad brush bands, where the gate's name would stand.
        rect(x - RX - 8, y - RY + 24, RX * 2 + 16, 18, '#2a1440', { opacity: 0.88 }),
        rect(x - RX - 8, y + RY - 42, RX * 2 + 16, 18, '#2a1440', { opacity: 0.88 }),
      ],
      { clip: clip(body) },
    ),
    rim(
      d`M${x - 64} ${y - RY + 10}C${x - RX - 10} ${y - RY * 0.5} ${x - RX - 10} ${y + RY * 0.5} ${x - 64} ${y + RY - 10}`,
      3,
      '#ffd9a0',
      0.8,
    ),
    rimBand(y - RY - 14, 22, 64),
    rimBand(y + RY - 8, 22, 64),
    line(d`M${x} ${y + RY + 16}v14`, '#ffd27a', 5),
  ];
}

export const sensoJi: Illustration = {
  name: 'senso-ji',
  title: 'The great red lantern in the Thunder Gate of Sensō-ji',
  hour: 'golden hour',
  hue: '#ffdf80',
  draw: () => [
    sky(
      [
        [0, '#ffdf80'],
        [0.3, '#ffe79c'],
        [0.6, '#ffedba'],
        [1, '#fff6d8'],
      ],
      GROUND,
    ),
    glow({ x: 60, y: 300, radius: 420, color: '#fff4c8', strength: 0.85 }),
    streaks({ seed: 14, count: 6, y: 40, height: 150, top: '#ffd06c', lit: '#fff8dc', opacity: 0.8 }),
    treeline({
      seed: 6,
      y: 470,
      amplitude: 44,
      crown: 40,
      fill: vertical(['#d98a5c', '#f4bc80'], 400, GROUND),
    }),
    rect(LEFT, GROUND - 6, RIGHT - LEFT, BOTTOM - GROUND + 6, vertical(['#ffd694', '#d98f74', '#8a5080'])),
    street(),
    frame(),
    roof(),
    path(
      poly([
        [110, GROUND],
        [700, GROUND],
        [860, 566],
        [300, 566],
      ]),
      '#7a3a68',
      { opacity: 0.32 },
    ),
    lantern(),
    rim(d`M${LEFT} ${GROUND}H104M696 ${GROUND}H${RIGHT}`, 2, '#fff0c8', 0.8),
    kite({
      x: 664,
      y: 86,
      size: 1.3,
      lean: 18,
      light: 'rose',
      tail: { toward: 28, length: 78, bows: 3, swing: 9 },
    }),
  ],
};
