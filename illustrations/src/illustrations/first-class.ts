import { cloudBank } from '../motifs/cloudBank';
import { LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { moon } from '../motifs/moon';
import { d } from '../drawing/numbers';
import { roundedRect } from '../drawing/outline';
import { horizontal, radial, slanted, vertical, type Stops } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { stars } from '../motifs/stars';
import { at, circle, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';

// There are two lights: the pale blue moon outside and the golden lamps inside. Walls are navy, edges gold.
const GOLD = '#ffd98a';
const BRASS = horizontal(['#fff0c0', '#e8b45e', '#8a5a3a']);
const MOONLIGHT = '#dfe8ff';
const LAMP_X = 212;
const CHAIR_X = 534;
const SILL_Y = 366;

const SKY: Stops = [
  [0, '#040b2c'],
  [0.3, '#0a1c54'],
  [0.62, '#1b3f8c'],
  [0.86, '#4a74b8'],
  [1, '#86a8d8'],
];

// --- Outside ------------------------------------------------------------------------------------------

function outside(): Drawing {
  return [
    sky(SKY, 330),
    stars(17, 120, 220, '#fff6dc'),
    moon({ x: 356, y: 158, radius: 27 }),
    glow({ x: 356, y: 280, radius: 300, radiusY: 90, color: '#cfe0ff', strength: 0.6 }),
    cloudBank({
      seed: 5,
      y: 286,
      height: 34,
      lit: '#b4c8f0',
      mid: '#6f8fd0',
      dark: '#3a5cae',
      rim: '#f4f6ff',
      light: [0, -1],
      layers: 3,
      tapered: false,
    }),
    mist({ y: 280, height: 50, color: '#a9c4f0', strength: 0.5 }),
    cloudBank({
      seed: 12,
      y: 330,
      height: 60,
      lit: '#9fb8ea',
      mid: '#4f72c0',
      dark: '#1d3a8a',
      rim: '#eef2ff',
      light: [0, -1],
      layers: 3,
      tapered: false,
    }),
    // The light of the cabin's lamps reaches the wing.
    kite({
      x: 504,
      y: 148,
      size: 1.16,
      lean: -32,
      turn: 0.9,
      light: 'golden',
      tail: [
        [538, 196],
        [530, 216],
        [554, 224],
        [550, 244],
        [570, 250],
      ],
    }),
  ];
}

const WINDOW = { width: 124, height: 214, y: 212, pitch: 168, first: -152 };

function pane(x: number, grow: number): string {
  return roundedRect(x, WINDOW.y, WINDOW.width + grow * 2, WINDOW.height + grow * 2, 50 + grow);
}

const PANES = Array.from({ length: 7 }, (_, i) => WINDOW.first + i * WINDOW.pitch);

/** Navy window frames with gold edges; the frame of `cabinWindow` suits daylight only. */
function frames(): Drawing {
  return PANES.map((x) => [
    path(pane(x, 17), slanted(['#3a4f96', '#16265e'], [x - 60, 100], [x + 60, 330])),
    line(
      pane(x, 17),
      slanted(
        [
          [0, '#fff0c0'],
          [0.5, '#c8924e'],
          [1, '#ffe0a0'],
        ],
        [x - 80, 90],
        [x + 80, 340],
      ),
      2.2,
    ),
    path(pane(x, 10), slanted(['#0a1440', '#2a3f86'], [x - 60, 100], [x + 60, 330])),
    path(pane(x, 4), slanted(['#16265e', '#8fa6dc'], [x - 60, 100], [x + 60, 330])),
  ]);
}

function panorama(): Drawing {
  const all = PANES.map((x) => pane(x, 0)).join('');
  const gleams = PANES.filter((_, i) => i % 2 === 0)
    .map((x) => d`M${x - 62} 260L${x + 30} 105h26L${x - 62} 302Z`)
    .join('');
  return [
    group([outside(), path(gleams, '#ffffff', { opacity: 0.07 })], { clip: clip(all) }),
    line(all, '#060f38', 1.6, { opacity: 0.7 }),
  ];
}

// --- The suite ----------------------------------------------------------------------------------------

function wall(): Drawing {
  const joints = Array.from(
    { length: 8 },
    (_, i) => d`M${WINDOW.first + 84 + i * WINDOW.pitch} 76V${SILL_Y}`,
  ).join('');
  return [
    rect(LEFT, 0, RIGHT - LEFT, 400, vertical(['#1a2a6a', '#22367c', '#1b2c6c', '#142258'], 0, 400)),
    line(joints, '#0c1648', 2.4),
    line(joints, '#4a60a8', 1, { opacity: 0.7, transform: at(2, 0) }),
    // A cove of hidden light under the ceiling.
    rect(LEFT, 0, RIGHT - LEFT, 50, vertical(['#0a1340', '#16245e'])),
    rect(
      LEFT,
      46,
      RIGHT - LEFT,
      54,
      vertical([
        [0, '#ffd27a', 0.85],
        [0.25, '#f0a860', 0.4],
        [1, '#f0a860', 0],
      ]),
    ),
    rect(LEFT, 44, RIGHT - LEFT, 5, vertical(['#fff2cc', '#ffcf78'])),
    glow({ x: LAMP_X, y: 320, radius: 300, color: '#ffb65a', strength: 0.75 }),
  ];
}

/** The console under the windows: walnut, a gold edge, a shelf of light below. */
function sideboard(): Drawing {
  return [
    rect(LEFT, SILL_Y, RIGHT - LEFT, 100, vertical(['#5a3550', '#3a2450', '#1f1a4a'])),
    rect(
      LEFT,
      SILL_Y,
      RIGHT - LEFT,
      100,
      horizontal(
        [
          [0, '#ffae5a', 0],
          [0.33, '#ffae5a', 0.5],
          [0.6, '#ffae5a', 0],
        ],
        LEFT,
        RIGHT,
      ),
    ),
    rect(LEFT, SILL_Y - 8, RIGHT - LEFT, 10, vertical(['#fff0cc', '#e0a860', '#8a5448'])),
    line(d`M-40 380V464M128 380V464M296 380V464M632 380V464M800 380V464`, '#1a1440', 2, { opacity: 0.7 }),
    line(d`M30 404h28M198 404h28M700 404h28M850 404h28`, GOLD, 3, { cap: 'round' }),
  ];
}

function floor(): Drawing {
  return [
    rect(LEFT, 464, RIGHT - LEFT, 140, vertical(['#101b50', '#1a2a6e', '#142056'])),
    rect(
      LEFT,
      464,
      RIGHT - LEFT,
      16,
      vertical([
        [0, '#060d34', 0.8],
        [1, '#060d34', 0],
      ]),
    ),
    // Moonlight falls through the windows on to the carpet.
    [278, 452, 626].map((x) =>
      path(
        d`M${x} 478h92l40 130h-112Z`,
        vertical([
          [0, '#a8c0f4', 0.02],
          [1, '#a8c0f4', 0.22],
        ]),
      ),
    ),
    glow({ x: 300, y: 520, radius: 250, radiusY: 80, color: '#ffb65a', strength: 0.6 }),
  ];
}

function lamp(x: number, y: number): Drawing {
  return [
    glow({ x, y: y - 82, radius: 150, color: '#ffcf7a', strength: 0.9 }),
    ellipse(x, y, 30, 4, '#fff0c0', { opacity: 0.6 }),
    path(
      d`M${x - 20} ${y}Q${x - 20} ${y - 6} ${x - 6} ${y - 8}V${y - 62}H${x + 6}V${y - 8}Q${x + 20} ${y - 6} ${x + 20} ${y}Z`,
      BRASS,
    ),
    circle(x, y - 34, 11, radial(['#fff6d0', '#f0bc62', '#7a4a3a'], { fx: 0.35, fy: 0.3 })),
    path(
      d`M${x - 24} ${y - 118}H${x + 24}L${x + 42} ${y - 60}Q${x} ${y - 52} ${x - 42} ${y - 60}Z`,
      vertical(['#ffdc94', '#fff4cc', '#ffe6a4', '#ffb85c']),
    ),
    line(d`M${x - 24} ${y - 118}H${x + 24}`, '#fffbe6', 2),
    line(d`M${x - 42} ${y - 60}Q${x} ${y - 52} ${x + 42} ${y - 60}`, '#e8964a', 2.4),
  ];
}

function flute(x: number, y: number, scale: number): Drawing {
  return group(
    [
      ellipse(0, 0, 10, 2.4, '#e8eeff', { opacity: 0.8 }),
      line('M0 0V-26', '#e8eeff', 2),
      path('M-8-68C-9-44-7-30 0-25C7-30 9-44 8-68Z', '#cfe0ff', { opacity: 0.35 }),
      path('M-8-58C-8-42-6-30 0-26C6-30 8-42 8-58Z', vertical(['#fff2b8', '#ffcf62', '#f0a040'])),
      line('M-1-34v0M2-42v0M-3-48v0M3-52v0', '#fffbe0', 2, { cap: 'round' }),
      line('M-8-68C-9-44-7-30 0-25', '#ffffff', 1.2, { opacity: 0.9 }),
      line('M-8-68H8', '#ffffff', 1.2, { opacity: 0.7 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

/** A bottle leans in its bucket of ice. */
function champagne(x: number, y: number): Drawing {
  return group(
    [
      ellipse(0, 0, 34, 4, '#0a1038', { opacity: 0.5 }),
      group(
        [
          path(
            'M-12-40V-92C-12-104-5-106-5-118V-142H5V-118C5-106 12-104 12-92V-40Z',
            horizontal(['#7fb08a', '#1f5a58', '#0a2a48']),
          ),
          path('M-6-146H6V-120Q0-117-6-120Z', horizontal(['#fff0b8', '#f0b854', '#9a6034'])),
          rect(-12, -84, 24, 22, horizontal(['#fff6dc', '#e8c89a', '#a87a68'])),
        ],
        { transform: at(6, 0, { rotate: 14 }) },
      ),
      path('M-24-60l10-9 9 6 9-8 10 7 9-4 3 10H-26Z', '#dfeaff'),
      path('M-30-58H30L22-4Q0 2-22-4Z', horizontal(['#fff6dc', '#c8d4f4', '#6a82c4', '#3a4c94', '#8fa4dc'])),
      line('M-30-58H30', '#ffffff', 3, { cap: 'round' }),
      line('M-22-50L-16-8', '#fffbe6', 3, { opacity: 0.7, cap: 'round' }),
      circle(-29, -46, 4, '#e8b45e'),
      circle(29, -46, 4, '#c8924e'),
    ],
    { transform: at(x, y, { scale: 0.86 }) },
  );
}

/** The bed, made up for the night, comes in from the lower left. */
function bed(): Drawing {
  return [
    path(
      d`M${LEFT} 372H20Q60 372 62 410V500H${LEFT}Z`,
      slanted(['#3a4a92', '#22306e'], [-60, 372], [60, 500]),
    ),
    line(d`M${LEFT} 372H20Q60 372 62 410V470`, GOLD, 2.2),
    path(
      d`M${LEFT} 446C-60 436 20 436 60 446C140 452 236 478 268 520C284 548 288 580 288 610H${LEFT}Z`,
      slanted(['#fff4e0', '#d9c8dc', '#8a8ac8'], [60, 440], [180, 620]),
    ),
    // Pillows, plump, lit from the lamp's side.
    path(
      'M-96 428C-80 396 0 388 44 398C68 404 74 440 62 456C20 470-70 470-96 456Z',
      slanted(['#9a9cd4', '#f4e6e4', '#fff6e4'], [-90, 440], [60, 410]),
    ),
    path(
      'M-30 446C-10 414 52 410 92 420C112 428 116 458 100 470C62 482 0 482-26 470Z',
      slanted(['#a8a8dc', '#fff0e0', '#fffaf0'], [-30, 470], [96, 430]),
    ),
    line('M-4 452Q30 440 84 450', '#b9aed4', 1.6, { opacity: 0.7, cap: 'round' }),
    path(
      d`M${LEFT} 516C-20 492 80 484 170 488C216 496 250 510 262 530C280 560 290 590 290 610H${LEFT}Z`,
      slanted(['#36489c', '#1f2d74', '#121c54'], [200, 490], [120, 620]),
    ),
    path(d`M${LEFT} 516C-20 492 80 484 170 488L200 496C110 494 0 504 ${LEFT} 536Z`, '#fff2dc'),
    line(d`M${LEFT} 515C-20 491 80 483 172 487`, '#9a8cc4', 1.6, { opacity: 0.55 }),
    rim('M170 488C216 496 250 510 262 530C276 556 286 584 288 606', 2, GOLD, 0.9),
    path(
      'M40 610C70 570 150 534 268 540L284 582C190 574 120 590 96 610Z',
      slanted(['#ffe2a0', '#d89a54', '#8a5050'], [260, 540], [80, 610]),
    ),
    line('M64 606C100 574 170 548 274 552M84 608C120 584 190 564 280 568', '#8a5050', 1.4, { opacity: 0.45 }),
  ];
}

/** The traveler from behind, turned to the window, with a glass in her hand. */
function traveler(): Drawing {
  const skin = horizontal(['#ffcf9c', '#c98a70', '#7a5a8a']);
  const hair = horizontal(['#a8683e', '#4a2a44', '#2a2456']);
  return group(
    [
      // Neck and shoulders rise above the chair's back.
      path('M-14-30H14V6H-14Z', skin),
      path(
        'M-70 60C-68 22-44 4-14-4Q0 4 14-4C44 4 68 22 70 60Z',
        horizontal(['#fff2dc', '#e8d4dc', '#8f96d0'], -60, 60),
      ),
      rim('M-68 50C-66 22-44 4-16-3', 2, '#fff6dc', 0.95),
      ellipse(0, -58, 30, 35, hair),
      path('M-22-36Q0-14 22-36L16-24Q0-14-16-24Z', hair),
      ellipse(-2, -98, 17, 15, hair),
      line('M-16-92Q-2-84 13-91', '#ffcf7a', 3, { cap: 'round' }),
      line('M-27-72C-24-88-12-94-4-94M-24-52C-22-70-12-80 2-84M-6-36C-8-56 0-70 12-78', '#e0a060', 1.4, {
        opacity: 0.5,
        cap: 'round',
      }),
      rim('M28-66C26-80 18-88 12-90', 1.8, MOONLIGHT, 0.8),
      circle(-28, -46, 3, GOLD),
    ],
    { transform: at(CHAIR_X, 372, { scale: 0.92 }) },
  );
}

function raisedArm(): Drawing {
  return [
    path(
      'M470 430C444 440 424 424 420 398L412 356L430 350L444 388C450 398 470 400 484 398Z',
      slanted(['#fff4de', '#f0dcd8', '#a8a4d4'], [410, 380], [490, 430]),
    ),
    rim('M416 366L420 398C424 420 440 434 460 432', 1.8, '#fff8e4', 0.9),
    flute(420, 350, 1.02),
    path('M411 358C406 346 410 334 420 332C430 334 434 342 431 352Z', horizontal(['#ffd6a6', '#d8946e'])),
    line('M410 344q10 5 20-2', '#ffd0a0', 6, { cap: 'round' }),
  ];
}

function quilting(): Drawing {
  const seams = Array.from({ length: 9 }, (_, i) => {
    const x = 438 + i * 24;
    return d`M${x} 400l-64 110M${x - 64} 400l64 110`;
  }).join('');
  return group(line(seams, '#7a5a88', 1.3, { opacity: 0.38 }), {
    clip: clip('M470 440Q474 410 500 400H568Q594 410 598 440V500Q534 516 470 500Z'),
  });
}

/** A wing chair of pale leather, seen from behind. */
function chair(): Drawing {
  const leather = horizontal(['#ffe8c4', '#e0bfae', '#9a88b8', '#4a4c92'], 410, 660);
  const back = 'M442 610V440C442 396 478 380 534 380S626 396 626 440V610Z';
  return [
    ellipse(534, 606, 170, 16, '#060d34', { opacity: 0.6 }),
    path('M404 500C404 478 420 470 438 470H456V610H404Z', horizontal(['#fff0d0', '#d0a8a8'], 404, 456)),
    path('M664 500C664 478 648 470 630 470H612V610H664Z', horizontal(['#5a5494', '#2c3478'], 612, 664)),
    path(back, leather),
    line('M470 606V440Q474 410 500 400M598 606V440Q594 410 568 400', '#7a5a88', 1.8, { opacity: 0.5 }),
    path(
      'M470 440Q474 410 500 400H568Q594 410 598 440V500Q534 516 470 500Z',
      horizontal(['#fff2d8', '#e8cab4', '#a492c0', '#6264a8'], 460, 610),
      { opacity: 0.7 },
    ),
    quilting(),
    line('M470 500Q534 516 598 500', '#7a5a88', 1.8, { opacity: 0.6 }),
    rim('M442 600V440C442 396 478 380 534 380', 2.6, '#fff8e4', 0.95),
    line('M534 380C590 380 626 396 626 440', MOONLIGHT, 1.6, { opacity: 0.6 }),
    rim('M404 606V500C404 478 420 470 438 470', 2, '#fff8e4', 0.9),
  ];
}

/** A dark door frame and a curtain tied with gold, which frame the suite. */
function curtain(): Drawing {
  return [
    path(
      d`M704 0C712 160 722 300 770 430C742 480 730 540 728 610H${RIGHT}V0Z`,
      horizontal(['#2e3f92', '#141f5c', '#26357f', '#101a50', '#1c2968', '#0c1444'], 704, 900),
    ),
    line(
      'M740 0C748 160 760 300 792 424M786 0C792 160 800 300 816 420M846 0V420M900 0V420M752 606C756 540 772 480 796 436M800 606C802 540 812 480 822 440',
      '#0a1244',
      3,
      { opacity: 0.6 },
    ),
    rim('M704 0C712 160 722 300 770 430', 2, '#8fa6e8', 0.7),
    rim('M770 430C742 480 730 540 728 606', 2, GOLD, 0.7),
    path(
      d`M764 418C800 440 860 436 ${RIGHT} 420V440C860 454 800 458 766 440Z`,
      horizontal(['#fff0c0', '#e0a850', '#9a6438'], 760, 900),
    ),
  ];
}

/** A vase of white tulips. */
function flowers(x: number, y: number): Drawing {
  const stems: readonly (readonly [number, number, number])[] = [
    [-20, -88, -24],
    [0, -104, -3],
    [19, -92, 20],
    [-8, -76, -10],
    [12, -72, 14],
  ];
  return group(
    [
      ellipse(0, 0, 20, 3, '#0a1038', { opacity: 0.5 }),
      line(stems.map(([sx, sy]) => d`M0 -36Q${sx * 0.2} ${sy * 0.6} ${sx} ${sy}`).join(''), '#3f7a74', 2.4),
      path('M-4-36C-22-48-28-60-32-70C-18-64-6-52-2-36ZM4-36C16-46 26-54 34-60C28-48 16-40 6-36Z', '#2c5f70'),
      stems.map(([sx, sy, turn]) =>
        group(
          [
            path(
              'M-9-4C-11-16-6-22-4-24L0-18L4-24C7-22 11-16 9-4C6 3-6 3-9-4Z',
              horizontal(['#fffaf0', '#f4dcd4', '#a8a4d8']),
            ),
            path('M-3 1C-6-10-3-18 0-20C3-18 6-10 3 1Z', '#fff6ea', { opacity: 0.8 }),
          ],
          { transform: at(sx, sy, { rotate: turn, scale: 0.95 }) },
        ),
      ),
      path(
        'M-8-38H8C8-30 17-26 17-14C17-4 10 0 0 0S-17-4-17-14C-17-26-8-30-8-38Z',
        horizontal(['#ffe9b4', '#c8a49c', '#5a64aa', '#2e3c86']),
      ),
      line('M-14-18C-14-24-8-28-7-34', '#fffbe6', 2, { cap: 'round', opacity: 0.8 }),
    ],
    { transform: at(x, y) },
  );
}

export const firstClass: Illustration = {
  name: 'first-class',
  title: 'A suite of one’s own above moonlit clouds',
  hour: 'night',
  hue: '#22367c',
  draw: () => [
    wall(),
    frames(),
    panorama(),
    sideboard(),
    floor(),
    lamp(LAMP_X, SILL_Y - 6),
    champagne(318, SILL_Y - 4),
    flowers(664, SILL_Y - 4),
    traveler(),
    group(raisedArm(), { transform: at(-22, 0) }),
    chair(),
    bed(),
    curtain(),
  ],
};
