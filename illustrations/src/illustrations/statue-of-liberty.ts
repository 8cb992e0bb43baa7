import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { steps, type Point } from '../drawing/numbers';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, group, line, path, rect, type Drawing } from '../drawing/svg';
import { water } from '../motifs/water';

const HARBOR = 476;
const SUN: Point = [136, 402];
const HEAD: Point = [424, 268];

// Copper in the morning: mint where the sun is, deep teal where it is not.
const LIT = '#c4f0d4';
const COPPER = '#62b8a4';
const SHADED = '#2a7c84';
const DEEP = '#145466';
const EDGE = '#fffbe0';
const OVER_ALL = slanted([LIT, '#86d0b4', COPPER, SHADED, DEEP], [250, 300], [640, 520]);

/** The seven rays, as high as half the head; seen from a little below. */
function rays(): Drawing {
  return steps(-78, 78, 6).map((turn) =>
    group(
      [
        path('M-9-56L-1-150L0-56Z', LIT),
        path('M9-56L-1-150L0-56Z', turn > 20 ? DEEP : SHADED),
        line('M-9-56L-1-150', EDGE, 2),
      ],
      { transform: at(HEAD[0], HEAD[1], { rotate: turn, scale: 0.96 }) },
    ),
  );
}

/** The face, half lit and half in shade; brow, nose and chin are edges between the two halves. */
function face(): Drawing {
  return [
    path('M-46-66C-52 0-48 44-22 76C-12 87 12 87 22 76C48 44 52 0 46-66Z', SHADED),
    path('M-46-66C-52 0-48 44-22 76C-14 85-6 85 0 85L-2 64L5 56L-2 47L9 35L1-6L4-66Z', '#b8eccf'),
    path('M-4-6C-3 12-6 28-13 34C-8 39 4 39 9 35L1-6Z', '#86ccb2'),
    path('M-39 1C-34-10-18-13-5-6L-4 1C-16-6-28-5-39 1Z', '#4a9f98'),
    path('M39 1C34-10 18-13 5-6L6 1C16-6 28-5 39 1Z', DEEP),
    path('M-34 10C-28 2-14 1-8 9C-14 15-28 16-34 10Z', '#62b2a4'),
    path('M34 10C28 2 14 1 8 9C14 15 28 16 34 10Z', DEEP, { opacity: 0.7 }),
    line('M-34 10C-28 2-14 1-8 9', '#2a7c84', 2.4, { cap: 'round' }),
    path('M-17 54C-10 49-4 51 0 52C4 51 10 49 17 54C10 60-10 60-17 54Z', '#2f8088'),
    path('M0 52C4 51 10 49 17 54C12 58 6 59 0 59Z', DEEP),
  ];
}

const LOCK = 'M0-62C-26-44-40-24-43 8C-45 32-44 48-32 72C-54 68-70 32-65-10C-62-36-50-60-30-70Z';
const STRANDS = 'M-14-48C-34-34-50-12-52 18C-53 38-50 52-44 62M-30-50C-48-36-58-12-59 12C-59 30-56 42-52 50';

/** Hair parted in the middle, and the diadem with its windows. */
function head(): Drawing {
  const mirrored = at(0, 0, { scaleX: -1, scaleY: 1 });
  return group(
    [
      path('M-60-34C-62 20-52 62-30 72L30 72C52 62 62 20 60-34Z', horizontal(['#4aa298', DEEP], -10, 10)),
      face(),
      path(LOCK, '#74c4ac'),
      path(LOCK, DEEP, { transform: mirrored }),
      line(STRANDS, '#dcf8dc', 2.6, { cap: 'round', opacity: 0.8 }),
      line(STRANDS, SHADED, 2.6, { cap: 'round', transform: mirrored }),
      path(
        'M-62-34C-54-80-28-96 0-96S54-80 62-34C42-54 20-60 0-60S-42-54-62-34Z',
        horizontal(['#dcf8dc', '#86d0b4', SHADED, DEEP], -60, 60),
      ),
      line('M-46-55h0M-32-66h0M-16-73h0M0-75h0M16-73h0M32-66h0M46-55h0', DEEP, 8, { cap: 'round' }),
      line('M-62-34C-54-80-28-96 0-96S54-80 62-34', EDGE, 3),
      line('M-62-34C-42-54-20-60 0-60S42-54 62-34', '#e4fae0', 3.4, { cap: 'round' }),
    ],
    { transform: at(...HEAD) },
  );
}

function neck(): Drawing {
  return group(
    [
      path('M-30 52L-40 180H40L30 52Z', horizontal(['#8fd4b8', '#3f9490', DEEP], -34, 34)),
      path('M-28 74C-10 92 12 92 28 74L32 98C14 114-6 110-32 94Z', DEEP, { opacity: 0.5 }),
    ],
    { transform: at(...HEAD) },
  );
}

function torch(): Drawing {
  return group(
    [
      glow({ x: 0, y: -74, radius: 130, color: '#fff0a8', strength: 0.95 }),
      path('M-9 96L-15 6H15L9 96Q0 106-9 96Z', horizontal([LIT, COPPER, DEEP], -15, 15)),
      path('M-16 8L-40-24H40L16 8Z', horizontal([LIT, COPPER, DEEP], -40, 40)),
      rect(-44, -34, 88, 12, horizontal(['#e4fae0', '#86d0b4', SHADED], -44, 44), { radius: 3 }),
      line('M-36-34V-48M-18-34V-48M0-34V-48M18-34V-48M36-34V-48M-40-49H40', '#4aa298', 4),
      path(
        'M-26-48C-42-78-24-96-14-118C-8-132-8-142-2-152C4-136 20-128 26-104C34-84 36-66 24-48Z',
        vertical(['#fff6c0', '#ffdc6a', '#f2a83a']),
      ),
      path('M-12-48C-20-70-8-84-2-104C8-92 16-76 10-48Z', '#fffbe0'),
      line('M-44-34H44', EDGE, 3),
    ],
    { transform: at(262, 190, { rotate: -7, scale: 0.94 }) },
  );
}

function arm(): Drawing {
  return [
    path(
      'M292 452C286 380 262 300 246 240C240 214 244 202 262 198C284 196 292 206 294 226C302 290 326 352 356 400Z',
      horizontal([LIT, '#86d0b4', COPPER, SHADED], 244, 340),
    ),
    // Fingers round the torch.
    path(
      'M240 212C240 196 286 190 290 208C294 226 288 240 270 242C250 244 240 232 240 212Z',
      horizontal(['#dcf8dc', COPPER, SHADED], 240, 292),
    ),
    line('M244 214Q264 206 288 212M246 226Q266 218 289 224', DEEP, 2.4, { opacity: 0.6 }),
    rim('M291 448C286 380 262 300 246 240C241 218 242 208 250 202', 4, EDGE),
  ];
}

/** Sleeve, shoulders and stola; folds fall from the left shoulder across. */
function robe(): Drawing {
  const folds: readonly string[] = [
    'M524 410C480 470 400 540 330 610',
    'M540 430C506 500 450 560 400 610',
    'M556 452C534 520 500 570 470 610',
    'M318 380C300 440 296 520 300 610',
    'M344 396C330 450 326 490 330 540',
    'M366 410C372 436 392 452 420 456',
  ];
  return [
    path(
      'M276 352C262 420 246 520 240 610H610C606 520 588 446 548 412C520 390 480 384 460 376L424 398L390 372C370 378 356 386 344 398C330 372 318 352 300 340Z',
      OVER_ALL,
    ),
    path('M276 352C290 344 318 352 346 398C330 440 318 470 316 520C300 470 290 410 276 352Z', LIT, {
      opacity: 0.7,
    }),
    path('M524 404C480 470 400 540 330 610H420C470 560 520 500 552 420Z', '#a8e4c8', { opacity: 0.5 }),
    path('M548 412C588 446 606 520 610 610H500C540 560 556 490 548 412Z', DEEP, { opacity: 0.7 }),
    line(folds.join(''), DEEP, 5, { cap: 'round', opacity: 0.4 }),
    line(folds.join(''), LIT, 2.4, { cap: 'round', opacity: 0.7, transform: at(-5, -2) }),
    line('M390 372Q424 424 462 376', EDGE, 3, { opacity: 0.8 }),
    rim('M276 352C262 420 246 520 240 610', 4, EDGE),
  ];
}

function tablet(): Drawing {
  return group(
    [
      path('M46-78l16 8V92l-16-8Z', DEEP),
      rect(-46, -80, 92, 170, slanted(['#a8e4c8', COPPER, SHADED], [-46, -80], [46, 90])),
      rect(-34, -66, 68, 142, '#2a7c84', { opacity: 0.25 }),
      line('M-46 90V-80H46', EDGE, 4),
    ],
    { transform: at(590, 540, { rotate: 12 }) },
  );
}

const SKY: Stops = [
  [0, '#3fa0b4'],
  [0.25, '#78c4c4'],
  [0.48, '#b4e0cc'],
  [0.68, '#e6f2cc'],
  [0.86, '#fff0b8'],
  [1, '#ffe09a'],
];

export const statueOfLiberty: Illustration = {
  name: 'statue-of-liberty',
  title: 'Liberty in the morning',
  hour: 'morning',
  hue: '#6cc0b4',
  draw: () => [
    sky(SKY, HARBOR),
    sun({ x: SUN[0], y: SUN[1], radius: 46, color: '#fff0b0', reach: 440 }),
    streaks({ seed: 9, count: 5, y: 60, height: 180, top: '#8fd0c8', lit: '#fff6d4', opacity: 0.7 }),
    skyline({
      seed: 17,
      base: HARBOR,
      height: 110,
      left: 560,
      widths: [14, 34],
      top: '#7cbcb8',
      foot: '#f0e8b8',
      chance: 0,
    }),
    mist({ y: 410, height: 90, color: '#fff6cc', strength: 0.6 }),
    water(
      [
        [0, '#fff0b4'],
        [0.15, '#b4dcc0'],
        [0.6, '#4a9fa8'],
        [1, '#1f6c88'],
      ],
      HARBOR,
    ),
    glitter({
      seed: 4,
      count: 44,
      x: SUN[0],
      from: 482,
      to: 596,
      spread: [50, 180],
      length: 64,
      color: '#fffbe0',
    }),
    tablet(),
    rays(),
    torch(),
    arm(),
    neck(),
    robe(),
    head(),
    kite({
      x: 640,
      y: 170,
      size: 1.4,
      lean: -22,
      light: 'day',
      tail: { toward: 72, length: 100, bows: 3, swing: 12 },
    }),
  ],
};
