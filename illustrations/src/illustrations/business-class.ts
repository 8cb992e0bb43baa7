import { cabinWindow } from '../motifs/cabinWindow';
import { LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, type Point } from '../drawing/numbers';
import { roundedRect, smooth } from '../drawing/outline';
import { horizontal, radialAt, slanted, vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { at, circle, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';

const HORIZON = 236;
const LAMP: Point = [690, 352];
const AMBER = '#ffb95a';
const WINDOWS = [-86, 130, 346, 562, 778, 994] as const;

/** The city from above: avenues that run to the horizon, with lamps at random places. */
function city(): Drawing {
  const next = random(14);
  const foot = 372;
  const depth = (t: number) => lerp(HORIZON + 4, foot, t);
  let [far, near, white, roads] = ['', '', '', ''];
  for (let i = 0; i < 30; i++) {
    const x = -560 + i * 66 + next.between(-20, 20);
    const top = lerp(400, x, 0.34);
    const bend = next.between(-22, 22);
    const along = (t: number): number => lerp(top, x, t) + bend * t * (1 - t) * 2;
    if (next.chance(0.45)) roads += smooth([0, 0.3, 0.6, 1].map((t): Point => [along(t), depth(t)]));
    for (let k = 0; k < 34; k++) {
      const t = next() ** 1.7;
      const dot = d`M${along(t) + next.between(-2, 2)} ${depth(t)}h0`;
      if (t < 0.34) far += dot;
      else if (next.chance(0.16)) white += dot;
      else near += dot;
    }
  }
  const quarters = Array.from({ length: 26 }, () => {
    const t = next() ** 1.3;
    return glow({
      x: next.between(LEFT, RIGHT),
      y: depth(t),
      radius: lerp(26, 70, t),
      radiusY: lerp(5, 22, t),
      color: next.pick(['#ffae4e', '#ff9460', '#ffc470']),
      strength: next.between(0.4, 0.75),
    });
  });
  return [
    quarters,
    line(roads, '#ffb95e', 1.7, { opacity: 0.7 }),
    line(far, '#ffdc9e', 1.7, { cap: 'round', opacity: 0.95 }),
    line(near, '#ffcf80', 2.6, { cap: 'round', opacity: 0.95 }),
    line(white, '#f0f4ff', 2.2, { cap: 'round', opacity: 0.9 }),
  ];
}

/** A river that reflects the last light of the sky. */
function river(): Drawing {
  return path(
    d`M706 ${HORIZON + 4}C640 ${HORIZON + 8} 566 ${HORIZON + 14} 570 ${HORIZON + 24}C574 ${HORIZON + 36} 640 ${HORIZON + 40} 622 ${HORIZON + 58}` +
      d`C604 ${HORIZON + 78} 480 ${HORIZON + 74} 400 ${HORIZON + 112}L380 ${HORIZON + 150}L250 ${HORIZON + 150}` +
      d`C340 ${HORIZON + 70} 540 ${HORIZON + 66} 568 ${HORIZON + 48}C584 ${HORIZON + 36} 540 ${HORIZON + 30} 548 ${HORIZON + 20}C556 ${HORIZON + 10} 640 ${HORIZON + 5} 706 ${HORIZON + 4}Z`,
    vertical(['#ffd0a8', '#a890d4', '#4a5ab4'], HORIZON, 360),
  );
}

function towers(): Drawing {
  const next = random(23);
  let [walls, lamps] = ['', ''];
  for (let i = 0; i < 96; i++) {
    const [middle, spread] = i % 3 === 0 ? [760, 120] : i % 3 === 1 ? [350, 130] : [130, 160];
    const x = middle + (next() + next() - 1) * spread;
    const w = next.between(4, 8.5);
    const h = next.skewed(8, 58, 2) * (1 - Math.abs(x - middle) / (spread * 1.2));
    walls += d`M${x} ${HORIZON + 12}v${-h - 4}h${w}v${h + 4}Z`;
    for (let k = 0; k < h / 5; k++)
      if (next.chance(0.5)) lamps += d`M${x + next.between(1, w - 1)} ${HORIZON + 8 - k * 4.4}h0`;
  }
  return [
    path(walls, vertical(['#3a3f8e', '#6a5a9c'], HORIZON - 30, HORIZON + 12)),
    line(lamps, '#ffdc9a', 1.3, { cap: 'round' }),
  ];
}

function view(): Drawing {
  return [
    sky(
      [
        [0, '#0c1650'],
        [0.34, '#1f3488'],
        [0.58, '#4a58b4'],
        [0.76, '#9a7fc0'],
        [0.88, '#f0a08a'],
        [1, '#ffd08a'],
      ],
      HORIZON + 2,
    ),
    stars(9, 90, 120),
    streaks({ seed: 6, count: 7, y: 150, height: 54, top: '#5a5cae', lit: '#ffc0a0', opacity: 0.65 }),
    ridge({ seed: 5, y: HORIZON - 2, amplitude: 9, detail: 0.8, fill: '#6a5a9c', bottom: HORIZON + 8 }),
    rect(LEFT, HORIZON, RIGHT - LEFT, 160, vertical(['#7a5f9a', '#37368a', '#171c5c', '#0c1142'])),
    river(),
    towers(),
    city(),
    mist({ y: HORIZON - 18, height: 44, color: '#ffc490', strength: 0.6, thickest: 0.5 }),
    kite({
      x: 570,
      y: 172,
      size: 1.18,
      lean: 24,
      light: 'golden',
      tail: { toward: 116, length: 74, bows: 4, swing: 8 },
    }),
  ];
}

function wall(): Drawing {
  return [
    rect(LEFT, 0, RIGHT - LEFT, 600, vertical(['#1a1a58', '#2a2a78', '#34307e', '#201c5c'])),
    // The locker above, its edge washed with amber.
    path(d`M${LEFT} 0H${RIGHT}V44Q400 60 ${LEFT} 44Z`, vertical(['#14123f', '#24206a'])),
    path(
      d`M${LEFT} 44Q400 60 ${RIGHT} 44V50Q400 67 ${LEFT} 50Z`,
      horizontal(['#f2a04e', '#ffdc9a', '#ffc46e']),
    ),
    rect(
      LEFT,
      50,
      RIGHT - LEFT,
      120,
      vertical([
        [0, '#e88a9a', 0.5],
        [1, '#a05ab0', 0],
      ]),
    ),
    line([238, 454, 670, 22, 886].map((x) => d`M${x} 62V430`).join(''), '#14123f', 1.6, { opacity: 0.6 }),
    line([240, 456, 672, 24, 888].map((x) => d`M${x} 62V430`).join(''), '#5a58b0', 1, { opacity: 0.6 }),
  ];
}

const PANE = { y: 226, width: 146, height: 222 } as const;

/** The outline of a pane, the same as that of `cabinWindow`. */
function pane(x: number): string {
  return roundedRect(x, PANE.y, PANE.width, PANE.height, PANE.width * 0.42);
}

/** The windows. The view is drawn once behind all panes, because six clipped cities take seconds to render. */
function windowsOf(): Drawing {
  const { y, width, height } = PANE;
  const top = y - height / 2;
  const slant = (x: number): string => {
    const left = x - width / 2;
    return d`M${left} ${top + height * 0.62}L${left + width * 0.7} ${top}h${width * 0.2}L${left} ${top + height * 0.8}Z`;
  };
  const panes = WINDOWS.map(pane).join('');
  return [
    WINDOWS.map((x) => cabinWindow({ x, ...PANE, view: undefined, lit: '#7a78c8', shade: '#1c1a58' })),
    group([view(), path(WINDOWS.map(slant).join(''), '#ffffff', { opacity: 0.12 })], { clip: clip(panes) }),
    line(panes, '#1c1a58', 2.9, { opacity: 0.7 }),
  ];
}

/** The console below the windows, and the desk that folds out of it. */
function desk(): Drawing {
  return [
    path(d`M${LEFT} 400H${RIGHT}V600H${LEFT}Z`, vertical(['#3a3690', '#24206a', '#14123f'])),
    path(
      d`M${LEFT} 390H${RIGHT}V404H${LEFT}Z`,
      horizontal(['#4a46a0', '#6a5aa8', '#e8a868', '#8a6aa4'], LEFT, RIGHT),
    ),
    line(d`M${LEFT} 390H${RIGHT}`, '#ffd9a0', 1.6, { opacity: 0.7 }),
    path('M336 494H878V620H352Z', vertical(['#16134a', '#1c1856', '#100e38'])),
    path(
      'M190 486C190 462 220 452 256 458L392 470C420 474 428 488 424 512L414 612H360L366 540Q366 528 354 528L190 540Z',
      slanted(['#6a5aa8', '#453c94', '#242064'], [424, 480], [380, 600]),
    ),
    // A drawer's front with its pull, and the light that runs along the desk's foot.
    path('M560 512H842V588H560Z', vertical(['#2c2874', '#1a1650'])),
    line('M560 512H842M701 512V588', '#5a54b0', 1.2, { opacity: 0.7 }),
    line('M616 524h30M758 524h30', '#e8a868', 3, { cap: 'round' }),
    path(
      'M316 458H882Q892 458 892 466V476H308V466Q308 458 316 458Z',
      slanted(['#8a4f48', '#d98f52', '#ffcf8a', '#c98048', '#8a4f48'], [310, 460], [900, 470]),
    ),
    path('M308 474H892V488Q892 494 884 494H316Q308 494 308 488Z', vertical(['#6a3a3e', '#3a2450'])),
    line('M312 459H888', '#fff0cc', 1.8, { cap: 'round' }),
  ];
}

function lamp(): Drawing {
  const [x, y] = LAMP;
  return [
    path(
      d`M${x - 20} ${y + 4}L${x - 116} 459H${x + 88}L${x + 20} ${y + 4}Z`,
      vertical([
        [0, '#ffe0a0', 0.55],
        [1, '#ffc46e', 0.08],
      ]),
    ),
    ellipse(x - 14, 460, 104, 5, '#fff0c4', { opacity: 0.5 }),
    line(d`M${x + 44} 456V${y - 20}Q${x + 44} ${y - 46} ${x + 18} ${y - 40}L${x} ${y - 26}`, '#c98a54', 4, {
      cap: 'round',
      join: 'round',
    }),
    line(d`M${x + 42.6} 454V${y - 20}Q${x + 42} ${y - 44} ${x + 18} ${y - 38.6}`, '#fff0cc', 1.2, {
      cap: 'round',
    }),
    ellipse(x + 44, 458, 22, 4.6, '#7a4a40'),
    ellipse(x + 44, 456, 22, 4.6, horizontal(['#ffd9a0', '#b9744a'])),
    path(d`M${x - 8} ${y - 30}q8 -4 16 0l17 34h-50Z`, horizontal(['#ffcf8a', '#d98a4a', '#8a4a40'])),
    line(d`M${x - 8} ${y - 29}L${x - 24} ${y + 3}`, '#fff3d6', 1.4, { cap: 'round' }),
    ellipse(x, y + 4, 25, 5, '#fff6dc'),
    glow({ x, y: y + 8, radius: 150, radiusY: 110, color: '#ffd890', strength: 0.8 }),
  ];
}

/** The laptop, seen over her shoulder: its screen is a slanting area of light. */
function laptop(): Drawing {
  return [
    ellipse(420, 461, 96, 3, '#3a2450', { opacity: 0.5 }),
    path('M440 454L490 352Q492 347 498 347H560Q567 347 564 353L514 454Z', '#14123f'),
    path(
      'M446 451L494 355Q495 351 499 351H557Q561 351 559 355L511 451Z',
      slanted(['#f4f6ff', '#a9bcf6', '#5a6ad0'], [560, 350], [450, 456]),
    ),
    path('M459 434L474 404L484 414L509 377L486 434Z', '#ffb95a', { opacity: 0.3 }),
    line('M459 434L474 404L484 414L510 376', '#ff9a4a', 2.6, { cap: 'round', join: 'round' }),
    path('M500 360h42l-2 4.400h-42Z', '#34307e', { opacity: 0.45 }),
    path('M346 454H516Q520 454 518 459H340Q341 455 346 454Z', horizontal(['#e0dcf4', '#9a98d4'])),
    line('M344 455.600H516', '#ffffff', 1.2, { opacity: 0.8 }),
    glow({ x: 440, y: 420, radius: 130, radiusY: 90, color: '#a9bcff', strength: 0.4 }),
  ];
}

function cup(): Drawing {
  return group(
    [
      ellipse(0, 0, 22, 3.4, '#fff0d6'),
      path('M-13-24H13C13-8 9-1 4-1H-4C-9-1-13-8-13-24Z', horizontal(['#a99ad0', '#f4e4d6', '#fff6e4'])),
      line('M13-19q9 0 7 8q-2 5-9 5', '#f4e4d6', 2.4),
      ellipse(0, -24, 13, 2.8, '#fff6e4'),
      ellipse(0, -23.6, 11, 2, '#7a4a40'),
      line('M-4-31q-5-8 0-14t0-13M5-32q-4-7 0-12t0-11', '#ffe9cc', 1.8, { cap: 'round', opacity: 0.6 }),
    ],
    { transform: at(624, 457) },
  );
}

/** The seat's shell, which curves around her from the aisle. */
function seat(): Drawing {
  return [
    path(
      'M-44 610V312C-44 214 12 168 88 168C150 168 178 200 182 258L194 610Z',
      slanted(['#5a52b4', '#34308a', '#171450'], [190, 170], [-40, 560]),
    ),
    path('M-44 610V312C-44 214 12 168 88 168C40 176 2 226 2 320V610Z', '#14123f', { opacity: 0.35 }),
    line('M60 171C70 169 78 168 88 168C150 168 178 200 182 258L188 440', AMBER, 2.6, { cap: 'round' }),
    path(
      'M46 610C36 490 34 384 50 290C56 246 82 224 112 228C142 232 152 258 154 300L172 480L300 484V610Z',
      slanted(['#a8707a', '#6a4a88', '#2a2468'], [300, 280], [30, 600]),
    ),
    line('M54 296C60 254 84 232 112 234C138 238 146 262 148 300L164 476', '#ffcf9a', 1.6, {
      opacity: 0.6,
      cap: 'round',
    }),
    line('M54 384Q96 398 150 380M54 444Q100 458 158 440', '#2a2468', 1.6, { opacity: 0.6 }),
    path(
      'M74 266C68 234 90 224 114 228C142 232 150 252 147 282C145 304 128 312 106 310C86 308 78 296 74 266Z',
      slanted(['#fff0d6', '#d9a8b0', '#7a6ab0'], [140, 230], [62, 300]),
    ),
  ];
}

/** The wall towards the aisle, which hides her knees: wood, an amber line, three small keys. */
function side(): Drawing {
  return [
    path(
      'M-60 612V500Q-60 474 -32 474H292Q316 474 320 498L332 612Z',
      slanted(['#5a4ca4', '#322c80', '#16134a'], [320, 470], [-60, 612]),
    ),
    path(
      'M-60 500Q-60 474 -32 474H292Q316 474 320 498L321 506Q316 486 292 486H-32Q-60 486 -60 510Z',
      slanted(['#ffd9a0', '#c9805a', '#5a3f7c'], [320, 480], [-60, 500]),
    ),
    path(
      'M30 530H268Q280 530 281 542L286 612H30Z',
      slanted(['#b9744a', '#7a4a50', '#3a2858'], [286, 530], [30, 612]),
    ),
    line('M40 548H276M40 566H278M40 586H280', '#3a2450', 1, { opacity: 0.35 }),
    line('M30 530H268Q280 530 281 542', '#ffcf8a', 1.4, { opacity: 0.8 }),
    [222, 240, 258].map((x) => circle(x, 508, 4, x === 240 ? '#ffd890' : '#8a7ac4')),
  ];
}

/** The traveler leans back, one hand on the keyboard, lit by lamp and screen. */
function traveler(): Drawing {
  const skin = slanted(['#ffdcb4', '#e8a480', '#8a5470'], [212, 230], [130, 300]);
  const knit = slanted(['#fff3dc', '#f8c6a4', '#c98a9a', '#6a4a8c'], [280, 320], [96, 440]);
  const hair = slanted(['#b9684e', '#5a3048', '#2c1f48'], [206, 200], [122, 280]);
  return [
    path('M108 316C96 344 102 420 122 492H214C216 440 214 384 198 334C190 308 150 296 108 316Z', knit),
    group(
      [
        circle(143, 203, 15, hair),
        path(
          'M148 250L146 310Q164 320 183 308L180 268Z',
          slanted(['#f0b48e', '#a86a74', '#6a4468'], [192, 280], [142, 300]),
        ),
        path(
          'M192 214C201 220 204 229 204 236C205 241 209.500 246 210 249C210 252 206 253 204.500 253.500C205.500 256 206 258 204 261C204.500 267 202 275 194 276C185 277 176 272 170 266L148 250Q146 220 170 208Z',
          skin,
        ),
        path(
          'M198 219C197 203 182 193 166 193C144 193 131 210 132 234C133 254 143 268 156 271C162 270 165 264 165 256C162 249 165 242 171 240C181 238 192 231 198 219Z',
          hair,
        ),
        ellipse(169, 250, 4.6, 6.6, slanted(['#ffdcb4', '#d9906e'], [174, 246], [164, 256])),
        circle(169, 258.4, 2, '#ffd890'),
        line('M160 196C176 194 190 202 195 213', '#ffcf96', 1.6, { cap: 'round', opacity: 0.9 }),
      ],
      { transform: at(2, 13) },
    ),
    // The collar, then the arm: shoulder, elbow on the rest, forearm to the keys.
    path(
      'M138 300Q164 328 194 304L198 318Q166 344 132 314Z',
      slanted(['#fff6e4', '#e0a8a4', '#7a5a98'], [198, 300], [132, 320]),
    ),
    path(
      'M122 346C126 322 160 318 174 340C188 370 202 396 222 410L322 430Q336 434 334 446Q332 454 320 453L212 450C184 446 166 424 150 404C134 388 120 366 122 346Z',
      slanted(['#fff3dc', '#f9cba6', '#d99c9c', '#8a5c92'], [330, 420], [112, 360]),
    ),
    path('M324 431L352 438Q372 442 380 452Q366 455 352 452L322 454Q334 444 324 431Z', skin),
    rim('M178 346C190 372 204 396 224 411L322 431', 1.8, '#fff6dc'),
    line('M150 372C160 392 176 414 196 426', '#6a4a88', 1.4, { opacity: 0.35, cap: 'round' }),
    rim('M200 235C205 241 206 246 206 250', 1.4, '#fff0d0', 0.8),
  ];
}

export const businessClass: Illustration = {
  name: 'business-class',
  title: 'A seat like a study, above the lights of a city',
  hour: 'blue hour',
  hue: '#3a3690',
  focus: 'left',
  draw: () => [
    wall(),
    windowsOf(),
    desk(),
    lamp(),
    laptop(),
    cup(),
    seat(),
    traveler(),
    side(),
    rect(
      LEFT,
      0,
      RIGHT - LEFT,
      600,
      radialAt(
        [
          [0, '#ffb95a', 0.16],
          [0.5, '#ffb95a', 0.04],
          [1, '#0c0a34', 0.3],
        ],
        [600, 380],
        640,
      ),
    ),
  ],
};
