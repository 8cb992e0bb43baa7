import { fuji } from '../landmarks/fuji';
import { pagoda } from '../landmarks/pagoda';
import { tokyoTower } from '../landmarks/tokyoTower';
import { mix } from '../drawing/color';
import { blossom, branch, bract, petal, spray } from '../motifs/foliage';
import { LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import type { Point } from '../drawing/numbers';
import { vertical } from '../drawing/paint';
import { SKIES } from '../drawing/palettes';
import { random } from '../drawing/random';
import { ridge } from '../motifs/ridge';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { at, circle, path, stamp, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';

const PINKS = ['#a8558f', '#d077a4', '#ee9dbb', '#fbc3d2', '#ffe6e6'] as const;

/** Cherry pink that goes towards the morning haze. */
function pinks(distance: number): string[] {
  return PINKS.map((tone) => mix(tone, '#c3a3cf', distance));
}

function heaven(): Drawing {
  return [
    sky(SKIES.dawn),
    stars(4, 40, 120),
    glow({ x: 130, y: 330, radius: 420, radiusY: 320, color: '#ffe0a0', strength: 0.8 }),
    circle(122, 316, 46, vertical(['#ff8a5a', '#ffc77a'])),
    glow({ x: 122, y: 316, radius: 110, color: '#fff0c0', strength: 0.5 }),
    streaks({ seed: 7, count: 8, y: 70, height: 120, top: '#d8ddf6', lit: '#ffd6d2', opacity: 0.7 }),
    streaks({ seed: 17, count: 7, y: 190, height: 100, top: '#f6cbd8', lit: '#ffe6c4', opacity: 0.75 }),
  ];
}

function city(): Drawing {
  return [
    mist({ y: 330, height: 160, color: '#ffdcc8', strength: 0.95 }),
    ridge({ seed: 21, y: 410, amplitude: 34, fill: vertical(['#b79ccb', '#f8cfc4'], 380, 470) }),
    ridge({ seed: 33, y: 436, amplitude: 28, detail: 1.2, fill: vertical(['#8f86c4', '#f1bfc4'], 405, 490) }),
    skyline({
      seed: 8,
      base: 466,
      height: 76,
      top: '#9c8fcb',
      foot: '#f3c3c8',
      rim: '#ffe6cf',
      chance: 0.14,
    }),
    tokyoTower(196, 468, 0.4),
    skyline({
      seed: 28,
      base: 484,
      height: 44,
      widths: [8, 34],
      top: '#7f78be',
      foot: '#e7aec2',
      rim: '#ffe6cf',
    }),
    mist({ y: 420, height: 100, color: '#ffd9d0', strength: 0.85 }),
  ];
}

/** Wooded hills at the city's edge, the cherry trees among them in bloom. */
function hills(): Drawing {
  const next = random(44);
  const far = Array.from({ length: 15 }, (_, i): Point => [
    LEFT + i * 78 + next.between(-20, 20),
    500 + next.between(-6, 10),
  ]);
  return [
    treeline({ seed: 3, y: 494, amplitude: 12, crown: 13, fill: vertical(['#7780bd', '#c79ac0'], 480, 550) }),
    far.map(([x, y], i) =>
      crown({
        seed: 60 + i,
        x,
        y,
        rx: next.between(24, 44),
        ry: next.between(11, 17),
        clump: 6,
        count: 46,
        tones: pinks(0.5),
      }),
    ),
    mist({ y: 486, height: 60, color: '#ffd9d8', strength: 0.55 }),
    treeline({ seed: 5, y: 526, amplitude: 13, crown: 11, fill: vertical(['#5566a8', '#5a5296'], 508, 600) }),
  ];
}

/** A cherry tree: forked trunk, a crown of several cushions, single flowers where it is near. */
function cherry(seed: number, x: number, y: number, size: number, distance: number): Drawing {
  const wood = mix('#4a2548', '#8f7fc0', distance);
  const lit = mix('#b06a7a', '#c3a3cf', distance);
  const tones = pinks(distance);
  const cushions: readonly (readonly [number, number, number, number])[] = [
    [-0.62, -0.92, 0.5, 0.3],
    [0.6, -0.96, 0.54, 0.32],
    [0, -1.34, 0.62, 0.36],
    [-0.26, -0.98, 0.52, 0.3],
    [0.34, -1.16, 0.44, 0.28],
  ];
  const flowers = [
    blossom('#ffe9ec', '#e0688f'),
    blossom('#fbc3d2', '#c2477c'),
    blossom('#fff4f2', '#e0688f'),
  ];
  return [
    branch(
      [
        [x + size * 0.06, y],
        [x - size * 0.03, y - size * 0.4],
        [x - size * 0.3, y - size * 0.86],
      ],
      size * 0.13,
      wood,
      lit,
    ),
    branch(
      [
        [x + size * 0.02, y - size * 0.3],
        [x + size * 0.2, y - size * 0.62],
        [x + size * 0.5, y - size * 0.96],
      ],
      size * 0.09,
      wood,
      lit,
    ),
    cushions.map(([u, v, w, h], i) => {
      const [cx, cy, rx, ry] = [x + u * size, y + v * size, w * size, h * size];
      return [
        crown({ seed: seed + i, x: cx, y: cy, rx, ry, clump: size * 0.075, count: 90, tones }),
        distance < 0.2 &&
          spray({
            seed: seed + 40 + i,
            along: [
              [cx - rx * 0.8, cy - ry * 0.2],
              [cx - rx * 0.2, cy - ry * 0.7],
              [cx + rx * 0.4, cy - ry * 0.5],
            ],
            count: 9,
            of: flowers,
            size: size / 260,
            spread: ry * 0.9,
          }),
      ];
    }),
  ];
}

function grove(): Drawing {
  return [
    cherry(100, 474, 600, 62, 0.34),
    cherry(140, 716, 604, 76, 0.26),
    cherry(700, 850, 640, 130, 0.12),
    cherry(200, 372, 634, 92, 0.16),
    cherry(900, 236, 640, 104, 0.08),
    cherry(300, 92, 672, 136, 0),
    cherry(800, -90, 660, 150, 0.05),
  ];
}

/** A flowering branch reaches in from above. */
function bough(): Drawing {
  const flowers = {
    shade: [blossom('#f4a6c0', '#b03a6e'), blossom('#e58bb0', '#9a2f66')],
    light: [blossom('#ffd3de', '#d24f7e'), blossom('#ffe9ec', '#e0688f')],
  };
  const bud = bract('#e56f9c');
  const main: readonly Point[] = [
    [LEFT, 82],
    [-10, 70],
    [60, 62],
    [130, 40],
    [200, 46],
    [268, 30],
  ];
  const below: readonly Point[] = [
    [60, 62],
    [100, 92],
    [150, 104],
    [190, 130],
  ];
  const above: readonly Point[] = [
    [130, 40],
    [170, 16],
    [220, -4],
  ];
  const low: readonly Point[] = [
    [LEFT, 190],
    [-60, 160],
    [-10, 150],
    [30, 128],
    [54, 140],
    [84, 172],
  ];
  return [
    branch(main, 8, '#4a2548', '#b06a7a'),
    branch(below, 4.5, '#4a2548', '#b06a7a'),
    branch(above, 4, '#4a2548', '#b06a7a'),
    branch(low, 5, '#4a2548', '#b06a7a'),
    spray({
      seed: 2,
      along: main,
      count: 84,
      of: [...flowers.shade, ...flowers.light],
      size: 1.2,
      spread: 54,
    }),
    spray({ seed: 3, along: below, count: 30, of: flowers.shade, size: 1.15, spread: 44 }),
    spray({
      seed: 4,
      along: above,
      count: 24,
      of: [...flowers.shade, ...flowers.light],
      size: 1.1,
      spread: 40,
    }),
    spray({
      seed: 8,
      along: low,
      count: 44,
      of: [...flowers.shade, ...flowers.light],
      size: 1.1,
      spread: 40,
    }),
    spray({
      seed: 5,
      along: main.map(([x, y]): Point => [x - 4, y - 6]),
      count: 52,
      of: flowers.light,
      size: 1.3,
      spread: 44,
    }),
    spray({
      seed: 7,
      along: below.map(([x, y]): Point => [x - 4, y - 5]),
      count: 16,
      of: flowers.light,
      size: 1.2,
      spread: 34,
    }),
    spray({ seed: 6, along: below, count: 9, of: [bud], size: 1.1, spread: 44 }),
    spray({ seed: 9, along: low, count: 7, of: [bud], size: 1.1, spread: 50 }),
  ];
}

function drifting(): Drawing {
  const next = random(61);
  const light = petal('#ffd3de');
  return Array.from({ length: 40 }, () =>
    stamp(
      light,
      at(next.between(LEFT, 660), next.between(120, 560), {
        rotate: next.whole(0, 359),
        scaleX: next.between(0.4, 0.9),
        scaleY: next.between(0.25, 0.75),
      }),
    ),
  );
}

export const tokyo: Illustration = {
  name: 'tokyo',
  title: 'A pagoda among cherry trees before Mount Fuji',
  hour: 'dawn',
  hue: '#f3bfd0',
  draw: () => [
    heaven(),
    fuji({ x: 330, summit: 148, foot: 430, half: 400 }),
    city(),
    hills(),
    glow({ x: 586, y: 330, radius: 240, radiusY: 260, color: '#ffe6c8', strength: 0.5 }),
    path(
      `M${String(LEFT)} 560Q300 548 590 556T${String(RIGHT)} 552V640H${String(LEFT)}Z`,
      vertical(['#7a6cb0', '#4a3f86']),
    ),
    pagoda(592, 566, 1.2),
    grove(),
    bough(),
    drifting(),
    kite({
      x: 414,
      y: 250,
      size: 1,
      lean: -24,
      light: 'rose',
      tail: { toward: 86, length: 122, bows: 5, swing: 9 },
    }),
  ],
};
