import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { moon } from '../motifs/moon';
import { d, steps, type Point } from '../drawing/numbers';
import { poly, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, blur, circle, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';

const WINDOW = { width: 222, top: 40, sill: 424 } as const;
const NIGHT_X = 92;
const DAY_X = 486;
const MIDDLE = 400;
const SUN: Point = [640, 318];

// Left of the middle everything has the night's colors, right of it the morning's.
const WALL: Stops = [
  [0, '#1a174f'],
  [0.28, '#2a2570'],
  [0.46, '#463a8c'],
  [0.55, '#a8708f'],
  [0.68, '#efb095'],
  [1, '#ffdcb4'],
];

function split(stops: Stops, from = LEFT, to = RIGHT) {
  return horizontal(stops, from, to);
}

function wall(): Drawing {
  return [
    rect(LEFT, 0, RIGHT - LEFT, 480, split(WALL)),
    // Light falls off towards the ceiling and the skirting.
    rect(
      LEFT,
      0,
      RIGHT - LEFT,
      480,
      vertical([
        [0, '#1a1448', 0.34],
        [0.3, '#1a1448', 0],
        [0.75, '#2a1a58', 0],
        [1, '#2a1a58', 0.3],
      ]),
    ),
    glow({ x: 203, y: 230, radius: 260, color: '#6a7ae0', strength: 0.45 }),
    glow({ x: 600, y: 250, radius: 330, color: '#fff0c8', strength: 0.6 }),
  ];
}

function nightView(): Drawing {
  return [
    rect(
      NIGHT_X,
      0,
      WINDOW.width,
      460,
      vertical(
        [
          [0, '#0a1248'],
          [0.4, '#1c2a80'],
          [0.75, '#4a4aa8'],
          [1, '#8a6ab8'],
        ],
        20,
        430,
      ),
    ),
    stars(12, 300, 260, '#e8ecff'),
    moon({ x: 238, y: 164, radius: 28 }),
    skyline({
      seed: 21,
      base: 440,
      height: 190,
      left: 60,
      right: 330,
      widths: [14, 30],
      top: '#2a2c86',
      foot: '#5a4fa6',
      light: '#ffdf9a',
      chance: 0.1,
    }),
    skyline({
      seed: 8,
      base: 440,
      height: 116,
      left: 74,
      right: 330,
      widths: [18, 38],
      top: '#14164e',
      foot: '#2a2a78',
      rim: '#6a7ae0',
      light: '#ffd27a',
      chance: 0.3,
      side: 1,
    }),
  ];
}

function dayView(): Drawing {
  return [
    sky(
      [
        [0, '#7fa0e0'],
        [0.25, '#b9b4e4'],
        [0.5, '#f7bdb4'],
        [0.75, '#ffc890'],
        [1, '#ffe7ae'],
      ],
      340,
    ),
    streaks({
      seed: 5,
      count: 7,
      y: 90,
      height: 170,
      top: '#e9a9b4',
      lit: '#fff0c8',
      opacity: 0.7,
      left: 420,
      right: 760,
    }),
    sun({ x: SUN[0], y: SUN[1], radius: 34, reach: 260 }),
    ridge({ seed: 14, y: 338, amplitude: 22, fill: vertical(['#c98ea8', '#f7b79a'], 310, 350), left: 470 }),
    rect(480, 340, 240, 90, vertical(['#ffd9a0', '#e9a0a4', '#9a86c8'])),
    glow({ x: SUN[0], y: 342, radius: 120, radiusY: 34, color: '#fff6d0', strength: 0.9 }),
    glitter({
      seed: 6,
      count: 60,
      x: SUN[0],
      from: 344,
      to: 424,
      spread: [12, 46],
      length: 22,
      color: '#fff4cc',
      opacity: 0.85,
    }),
    ridge({
      seed: 33,
      y: 404,
      amplitude: 18,
      detail: 1.6,
      fill: vertical(['#7a5a96', '#5a3f80'], 380, 430),
      left: 470,
      rim: '#ffd0a8',
    }),
    kite({
      x: 556,
      y: 180,
      size: 1.55,
      lean: -24,
      turn: 0.92,
      light: 'backlit',
      side: 1,
      tail: [
        [594, 252],
        [580, 276],
        [602, 298],
        [588, 322],
        [606, 344],
      ],
    }),
  ];
}

interface Frame {
  readonly lit: string;
  readonly shade: string;
  readonly edge: string;
}

/** A tall window to the floor's height with a transom and a sill; light lies on the reveal that faces it. */
function tallWindow(x: number, view: Drawing, { lit, shade, edge }: Frame): Drawing {
  const { width: w, top, sill } = WINDOW;
  const h = sill - top;
  const opening = d`M${x} ${top}h${w}v${h}h${-w}Z`;
  return [
    rect(x - 13, top - 13, w + 26, h + 20, shade, { radius: 3 }),
    rect(x - 9, top - 9, w + 18, h + 16, lit, { radius: 2 }),
    group(
      [
        view,
        path(d`M${x} ${top}h${w}v9h${-w}Z`, shade, { opacity: 0.5 }),
        path(d`M${x} ${top + 210}L${x + 128} ${top}h44L${x} ${top + 282}Z`, '#ffffff', { opacity: 0.08 }),
      ],
      { clip: clip(opening) },
    ),
    rect(x, top + 68, w, 7, lit),
    line(d`M${x} ${top + 75.5}h${w}`, shade, 1.4, { opacity: 0.7 }),
    line(d`M${x + 0.7} ${top}v${h}M${x + w - 0.7} ${top}v${h}`, shade, 1.6, { opacity: 0.8 }),
    rect(x - 22, sill, w + 44, 12, lit, { radius: 2 }),
    rect(x - 18, sill + 12, w + 36, 6, shade, { opacity: 0.55 }),
    line(d`M${x - 20} ${sill + 0.8}h${w + 40}`, edge, 1.8, { cap: 'round' }),
  ];
}

/** A curtain that hangs in folds; each fold has a side to the window and one away from it. */
function curtain(
  x: number,
  width: number,
  toward: -1 | 1,
  tones: readonly [string, string, string],
): Drawing {
  const [lit, mid, dark] = tones;
  const folds = 4;
  const edges = steps(x, x + width, folds);
  return [
    edges.slice(0, -1).map((left, i) => {
      const w = width / folds;
      const flare = (i - (folds - 1) / 2) * 5;
      const stops = toward > 0 ? [dark, mid, lit, mid] : [mid, lit, mid, dark];
      return path(
        d`M${left} 22h${w}C${left + w + 1} 180 ${left + w + flare + 3} 330 ${left + w + flare + 4} 486H${left + flare - 4}` +
          d`C${left + flare - 3} 330 ${left - 1} 180 ${left} 22Z`,
        horizontal(stops),
      );
    }),
    rect(x - 2, 18, width + 4, 9, mid, { radius: 3 }),
  ];
}

function rod(x: number, width: number, tone: string, edge: string): Drawing {
  return [
    line(d`M${x} 17h${width}`, tone, 5, { cap: 'round' }),
    line(d`M${x} 15.600h${width}`, edge, 1.2, { cap: 'round' }),
    circle(x, 17, 5.5, tone),
    circle(x + width, 17, 5.5, tone),
  ];
}

/** The clock: one half is night, the other half is morning. */
function clock(x: number, y: number, r: number): Drawing {
  const half = (sweep: 0 | 1) => d`M${x} ${y - r}A${r} ${r} 0 0 ${sweep} ${x} ${y + r}Z`;
  const marks = Array.from({ length: 12 }, (_, i): Drawing => {
    const angle = (i * Math.PI) / 6;
    const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
    return line(
      d`M${x + ux * r * 0.8} ${y + uy * r * 0.8}L${x + ux * r * 0.88} ${y + uy * r * 0.88}`,
      i <= 6 && i > 0 ? '#8a4a6a' : '#c9ccff',
      i % 3 === 0 ? 2.8 : 1.6,
      { cap: 'round' },
    );
  });
  return [
    circle(x + 5, y + 7, r + 6, '#2a1550', { opacity: 0.28, filter: blur(4) }),
    circle(x, y, r + 6, horizontal(['#5a58b8', '#8a6aa8', '#ffe0b4'])),
    path(half(0), vertical(['#1c1c66', '#332c88'])),
    path(half(1), vertical(['#fff6e2', '#ffdcb8'])),
    marks,
    line(d`M${x} ${y}L${x - 19} ${y - 11}`, '#e4e6ff', 4, { cap: 'round' }),
    line(d`M${x} ${y}L${x + 13} ${y - 29}`, '#6a3468', 3, { cap: 'round' }),
    circle(x, y, 4, '#f0a088'),
    rim(d`M${x} ${y - r - 5}A${r + 5} ${r + 5} 0 0 1 ${x + r + 5} ${y}`, 1.6, '#fff6e0'),
    rim(d`M${x} ${y - r - 5}A${r + 5} ${r + 5} 0 0 0 ${x - r - 5} ${y}`, 1.4, '#a8b4ff', 0.7),
  ];
}

function floor(): Drawing {
  return [
    rect(LEFT, 470, RIGHT - LEFT, 130, split(['#16123f', '#241c5c', '#5a3f72', '#c98a80', '#eab590'])),
    rect(LEFT, 458, RIGHT - LEFT, 13, split(['#2b2870', '#4a4296', '#a87a94', '#ffdcb8', '#fff0d4'])),
    line(d`M${LEFT} 471H${RIGHT}`, '#2a1550', 2, { opacity: 0.35 }),
  ];
}

const FAR_EDGE = 440;
const SHEET: Stops = [
  [0, '#2e2b82'],
  [0.22, '#4f4fb0'],
  [0.44, '#6a62b4'],
  [0.56, '#c796ac'],
  [0.7, '#fbc9a8'],
  [1, '#ffe6c8'],
];

function headboard(): Drawing {
  return [
    path(
      'M-2 610V372Q-2 352 16 350L48 346Q66 346 66 362V470Z',
      slanted(['#5a52b4', '#2a2474', '#17134a'], [60, 340], [-10, 560]),
    ),
    path(
      'M66 362Q66 346 48 346L16 350Q-2 352-2 372V610H-26V376Q-26 340 8 336L50 332Q80 332 80 360V450L66 460Z',
      '#231d66',
    ),
    rim('M-24 380Q-22 342 10 338L50 334Q78 334 79 360V440', 1.8, '#8c94f0', 0.85),
  ];
}

/** A pillow by its middle: full between four soft corners, with creases that run in from them. */
function pillow(x: number, y: number, w: number, h: number, light: Stops): Drawing {
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const form =
    d`M${l} ${t + 6}Q${l + 2} ${t - 4} ${l + 14} ${t + 1}Q${x} ${t - 13} ${r - 14} ${t - 1}Q${r - 2} ${t - 5} ${r} ${t + 5}` +
    d`Q${r - 7} ${y} ${r + 3} ${b - 4}Q${r} ${b + 6} ${r - 14} ${b + 1}Q${x} ${b + 12} ${l + 12} ${b + 3}Q${l - 2} ${b + 7} ${l - 4} ${b - 5}` +
    d`Q${l + 6} ${y} ${l} ${t + 6}Z`;
  const creases =
    d`M${l + 8} ${t + 6}q12 6 18 16M${r - 7} ${t + 5}q-12 5 -20 14M${r - 4} ${b - 4}q-14 -4 -24 -12M${l + 4} ${b - 4}q12 -5 22 -12` +
    d`M${x - w * 0.16} ${y + 3}q${w * 0.15} 8 ${w * 0.34} -1`;
  return [
    path(form, slanted(light, [l, t - 10], [r, b + 16])),
    line(creases, '#2e2c8a', 2, { cap: 'round', opacity: 0.35 }),
    rim(
      d`M${l + 3} ${t}Q${l + 6} ${t - 2} ${l + 14} ${t + 1}Q${x} ${t - 13} ${r - 14} ${t - 1}Q${r - 4} ${t - 4} ${r - 1} ${t + 3}`,
      1.8,
      '#c4ccff',
      0.95,
    ),
  ];
}

/** The light of a pane on the bed, with the transom's shadow across it. */
function lightPool(points: readonly [Point, Point, Point, Point], color: string, strength: number): Drawing {
  return path(
    poly(points),
    vertical(
      [
        [0, color, strength],
        [1, color, strength * 0.35],
      ],
      FAR_EDGE,
      BOTTOM,
    ),
  );
}

function bed(): Drawing {
  return [
    path('M64 444H636Q652 444 660 458L742 620H-40Z', split(SHEET, -20, 720)),
    // The mattress's end at the foot of the bed.
    path(
      'M636 444Q652 444 660 458L742 620H772L680 462Q668 442 650 441Z',
      slanted(['#f7cdb0', '#c9848c'], [650, 440], [750, 610]),
    ),
    lightPool(
      [
        [128, 446],
        [308, 446],
        [262, 610],
        [40, 610],
      ],
      '#a9b8ff',
      0.62,
    ),
    lightPool(
      [
        [492, 446],
        [638, 446],
        [722, 610],
        [556, 610],
      ],
      '#fff6d6',
      0.85,
    ),
    path('M104 486H302L297 500H92Z', '#2e2b82', { opacity: 0.28 }),
    path('M508 486H662L669 500H514Z', '#d08c94', { opacity: 0.32 }),
    rim('M70 445H636Q652 445 660 458L736 608', 2, '#fff2dc', 0.8),
    rim('M70 445H330', 2, '#b4beff', 0.9),
    ellipse(122, 494, 84, 12, '#1f1c6c', { opacity: 0.35, filter: blur(5) }),
    pillow(116, 460, 132, 48, ['#a4acf4', '#6a6cc8', '#3c3a98']),
    ellipse(96, 566, 96, 14, '#1f1c6c', { opacity: 0.35, filter: blur(5) }),
    pillow(80, 524, 156, 66, ['#bcc4ff', '#7478d4', '#38369a']),
  ];
}

/** The duvet, thrown back. */
function duvet(): Drawing {
  const crest: readonly Point[] = [
    [70, 616],
    [128, 580],
    [176, 572],
    [236, 546],
    [300, 560],
    [352, 534],
    [398, 540],
    [452, 526],
    [512, 548],
    [566, 544],
    [616, 574],
    [650, 582],
    [684, 616],
  ];
  // Valleys start at the crest's low points and ridges at its high points; each is a wedge that fades out.
  const valleys =
    'M176 573Q196 590 192 612H226Q214 588 176 573ZM300 560Q318 580 306 612H350Q342 580 300 560Z' +
    'M398 540Q404 574 386 612H436Q428 570 398 540ZM512 548Q504 582 520 612H560Q544 576 512 548Z' +
    'M616 574Q612 592 622 612H648Q638 590 616 574Z';
  const ridges =
    'M236 547Q262 572 258 612M352 535Q372 566 364 612M452 527Q470 566 462 612M566 545Q584 576 590 612M128 581Q148 596 146 612';
  return [
    path(
      'M90 600Q150 560 236 532Q300 546 352 518Q400 526 452 510Q520 530 566 528Q640 550 690 600Z',
      '#2a1a5c',
      { opacity: 0.22, filter: blur(6) },
    ),
    path(
      `${smooth(crest)}Z`,
      split(
        [
          [0, '#8088e0'],
          [0.3, '#5c58b8'],
          [0.47, '#7a629f'],
          [0.62, '#e3a3a0'],
          [0.82, '#ffd8b0'],
          [1, '#f3b79c'],
        ],
        90,
        680,
      ),
    ),
    path(valleys, split(['#34318c', '#4a3a88', '#b4708c', '#d88a84'], 90, 680), { opacity: 0.4 }),
    line(ridges, split(['#d0d6ff', '#b0a4e0', '#ffd8c4', '#fff6e0'], 90, 680), 2, {
      opacity: 0.55,
      cap: 'round',
    }),
    rim(crest, 2.2, '#ffeed8', 0.75),
    rim(crest.slice(0, 6), 2.2, '#c4ccff', 0.9),
  ];
}

/** The sleepless traveler from behind, leaning on both arms; moonlight on one shoulder, sun on the other. */
function sleeper(): Drawing {
  const cloth: Stops = [
    [0, '#a9b0f4'],
    [0.16, '#6a68c4'],
    [0.42, '#453a92'],
    [0.58, '#6f4a8c'],
    [0.78, '#e09c98'],
    [1, '#ffe2bc'],
  ];
  const skin: Stops = [
    [0, '#8a7cc8'],
    [0.3, '#5a3f86'],
    [0.6, '#a8607a'],
    [1, '#ffc294'],
  ];
  const shirt = split(cloth, 334, 468);
  const flesh = split(skin, 330, 490);
  const head = at(403, 270, { rotate: 9, scale: 0.94 });
  return [
    ellipse(401, 464, 100, 16, '#1a1048', { opacity: 0.45, filter: blur(7) }),
    // Hips, sunk into the mattress.
    path(
      'M345 400C330 416 320 438 322 452C326 460 344 462 366 461Q401 456 436 461C458 462 476 460 480 452C482 438 472 416 457 400Z',
      split(['#6a70cc', '#37328a', '#2a2068', '#84508a', '#e8a090'], 324, 478),
    ),
    path('M401 420Q396 440 401 460Q406 440 401 420Z', '#1a1048', { opacity: 0.4 }),
    line('M344 420Q332 434 330 450M458 420Q470 434 472 450', '#1a1048', 2.4, { opacity: 0.28, cap: 'round' }),
    // The mattress gives way, and its sheet is drawn into folds.
    line('M334 468Q326 482 308 492M468 468Q476 482 494 492', '#2a1c60', 2.6, {
      opacity: 0.14,
      cap: 'round',
    }),
    // Both arms lean on the bed, the right one further out.
    path(
      'M350 334C334 352 322 378 318 402C316 424 312 438 306 448C303 457 326 460 330 451C335 434 340 420 344 402C350 384 360 368 366 352Z',
      flesh,
    ),
    path(
      'M450 334C466 352 480 376 486 402C489 424 494 438 502 448C506 457 482 461 477 452C471 436 466 420 461 404C455 384 446 368 438 352Z',
      flesh,
    ),
    path('M356 324C338 336 326 358 319 386L347 397C352 382 362 366 370 352Z', shirt),
    path(
      'M446 324C464 336 478 358 486 385L458 397C453 382 442 366 434 352Z',
      split(['#d09098', '#ffe2bc'], 440, 486),
    ),
    // The back.
    path(
      'M384 300C368 308 350 314 344 330C340 350 346 380 344 418C366 428 436 428 458 418C456 380 464 352 458 332C452 314 434 308 418 300Z',
      shirt,
    ),
    path('M400 322C396 350 398 384 402 416', 'none', {
      stroke: '#2c2270',
      strokeWidth: 5,
      opacity: 0.25,
      cap: 'round',
    }),
    path('M372 340Q382 364 374 392M432 344Q424 366 430 392', 'none', {
      stroke: '#2c2270',
      strokeWidth: 3,
      opacity: 0.18,
      cap: 'round',
    }),
    // Neck and head.
    path('M388 286L386 306Q400 316 416 306L416 284Z', split(['#4a3578', '#6a3f74', '#c97a7c'], 384, 418)),
    group(
      [
        ellipse(-28, 6, 6, 9, '#6a5aac'),
        ellipse(28, 6, 6, 9, '#f0a484'),
        path(
          'M-27 10C-33-8-32-24-25-33C-28-38-27-43-24-46C-22-41-18-40-14-41C-10-48 0-51 8-47C5-46 5-44 8-43C14-45 20-42 23-37C20-38 19-36 20-34C30-26 33-8 28 10C25 24 14 31 0 31C-14 31-24 24-27 10Z',
          split(['#5a54b0', '#2e2468', '#2b1748', '#7a3c4c', '#e08c5e'], -32, 33),
        ),
        rim('M-26-31C-32-20-31-6-26 11', 2, '#b4bcff', 0.9),
        rim('M21-33C30-24 32-8 27 10C25 18 21 23 17 26', 2.4, '#ffe0b4', 0.95),
      ],
      { transform: head },
    ),
    rim(
      'M422 302C434 308 444 312 450 324C467 341 479 361 486 385M486 402C489 424 494 438 502 448',
      2.2,
      '#fff0d4',
      0.95,
    ),
    rim('M380 303C366 309 350 314 344 328C332 342 324 362 319 388', 2.2, '#c4ccff', 0.95),
  ];
}

function suitcase(): Drawing {
  return [
    path('M722 566H790L880 612H800Z', '#8a4a70', { opacity: 0.3, filter: blur(3) }),
    line('M734 462V412H770V462', '#7a5a8c', 4.5, { join: 'round' }),
    line('M771.500 412V460', '#fff0d4', 1.4),
    rect(714, 458, 76, 108, horizontal(['#7a5fae', '#a878b0', '#e9b0a8']), { radius: 10 }),
    line('M729 468V556M744 468V556M760 468V556M775 468V556', '#5a3f86', 2, { opacity: 0.3 }),
    rim('M788.500 468V556', 2.4, '#fff0d4'),
    rim('M724 459H780Q788 459 788 468', 1.6, '#ffe6cc', 0.8),
    circle(728, 570, 6, '#3a2458'),
    circle(776, 570, 6, '#3a2458'),
  ];
}

/** Left of the bed a lamp that is out, right of it an armchair: scenery for the hero. */
function sides(): Drawing {
  return [
    path('M-112 470V420H-48V470Z', vertical(['#332d80', '#1a164e'])),
    line('M-116 420H-44', '#8088e8', 2.4, { cap: 'round' }),
    path('M-84 420V372H-76V420Z', '#3a3690'),
    path('M-108 374L-96 316H-64L-52 374Z', horizontal(['#2e2a80', '#4a48ac', '#7a80dc'])),
    rim('M-63 317L-53 372', 1.8, '#b4bcff'),
    path('M858 480V392Q858 356 892 354H950V480Z', horizontal(['#d88c88', '#f3b79c', '#ffd9b4'])),
    path(
      'M832 500V436Q832 420 848 420T866 436V470H950V540H846Q832 540 832 520Z',
      horizontal(['#b8707c', '#e09c90', '#ffd0a8']),
    ),
    rim('M859 400Q860 358 892 355H940', 2, '#fff3dc'),
    rim('M833 440Q834 421 848 421T865 436', 1.8, '#fff3dc', 0.8),
  ];
}

export const postJetLag: Illustration = {
  name: 'post-jet-lag',
  title: 'Night in one window, morning in the other, and nobody asleep',
  hour: 'night and dawn',
  hue: '#5a54b0',
  draw: () => [
    wall(),
    floor(),
    tallWindow(NIGHT_X, nightView(), { lit: '#5a5ab8', shade: '#221d62', edge: '#b4beff' }),
    tallWindow(DAY_X, dayView(), { lit: '#fff0d8', shade: '#c98a94', edge: '#fffaf0' }),
    curtain(24, 76, 1, ['#7a7ee0', '#3f3b98', '#241f66']),
    curtain(700, 76, -1, ['#fff2dc', '#f7c4a4', '#cf8c8c']),
    rod(14, 320, '#3a348c', '#8c94f0'),
    rod(466, 320, '#c07a78', '#fff0d4'),
    clock(MIDDLE, 126, 42),
    sides(),
    headboard(),
    bed(),
    sleeper(),
    duvet(),
    suitcase(),
  ],
};
