import { cabinWindow } from '../motifs/cabinWindow';
import { cloud } from '../motifs/cloud';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, type Point } from '../drawing/numbers';
import { taper } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { SKIES } from '../drawing/palettes';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { at, circle, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';

// The morning sun is outside to the upper right; its light falls through the windows to the left.
const LIGHT = '#fffdf0';
const WINDOW_Y = 196;
const WINDOWS = [-20, 230, 730] as const;
const MAIN = 480;
const FLOOR = 548;
/** The distance to the seat in front. */
const PITCH = 606;

const SEAT: Stops = [
  [0, '#2a63b4'],
  [0.5, '#3f86d6'],
  [1, '#7fbdf2'],
];
const SHELL: readonly string[] = ['#fffaf0', '#cfdcf0', '#8fabd8'];

// --- Outside ------------------------------------------------------------------------------------------

/** The view through one window: a single cloud, because clipped layers are slow to render. */
function outside(x: number): Drawing {
  return [
    sky(SKIES.morning, 330),
    glow({ x: 640, y: 60, radius: 420, color: '#f4fbff', strength: 0.85 }),
    cloud({
      seed: 7 + Math.abs(x),
      x: x - 8,
      y: 290,
      width: 196,
      height: 50,
      lit: '#ffffff',
      shade: '#a9d4f2',
      side: 1,
    }),
    rect(
      x - 90,
      284,
      180,
      60,
      vertical([
        [0, '#f4fbff', 0],
        [0.5, '#eaf6ff', 0.9],
        [1, '#dcefff'],
      ]),
    ),
  ];
}

function windowAt(x: number, view: Drawing, blind = 0): Drawing {
  return cabinWindow({
    x,
    y: WINDOW_Y,
    width: 140,
    height: 200,
    view,
    lit: '#fffdf6',
    shade: '#c3d4ea',
    blind,
  });
}

function windows(): Drawing {
  return [
    WINDOWS.map((x, i) => windowAt(x, outside(x), i === 0 ? 0.3 : 0)),
    windowAt(MAIN, [
      outside(MAIN),
      kite({
        x: 494,
        y: 158,
        size: 1.18,
        lean: -14,
        light: 'day',
        side: 1,
        tail: [
          [512, 212],
          [500, 230],
          [520, 244],
          [512, 262],
        ],
      }),
    ]),
  ];
}

// --- The cabin ----------------------------------------------------------------------------------------

function cabin(): Drawing {
  return [
    rect(LEFT, 0, RIGHT - LEFT, BOTTOM, vertical(['#fffbf0', '#fdf3df', '#f4ead9', '#d8e2ee'], 0, FLOOR)),
    [105, 355, 605, 855, -145].map((x) => line(d`M${x} 66V${FLOOR}`, '#d9d2cc', 1.4, { opacity: 0.7 })),
    // The lockers overhead, rounded, with a line of light under them.
    path(d`M${LEFT} 0H${RIGHT}V62H${LEFT}Z`, vertical(['#d3e2f2', '#ffffff', '#e4ecf4'])),
    line('M105 0V60M355 0V60M605 0V60M855 0V60', '#b4c6dc', 2),
    line('M212 44h36M462 44h36M712 44h36M-38 44h36', '#b4c6dc', 5, { cap: 'round' }),
    rect(
      LEFT,
      62,
      RIGHT - LEFT,
      26,
      vertical([
        [0, '#a9c2de', 0.5],
        [1, '#d8e2ee', 0],
      ]),
    ),
    // A rail along the wall, and the panel under it.
    path(d`M${LEFT} 356H${RIGHT}V${FLOOR}H${LEFT}Z`, vertical(['#dfe8f2', '#b4cae6'])),
    rect(LEFT, 350, RIGHT - LEFT, 9, vertical(['#ffffff', '#b9cbe2'])),
    rect(LEFT, FLOOR, RIGHT - LEFT, BOTTOM - FLOOR, vertical(['#2f62ae', '#3f7cc8', '#4f8cd4'])),
    rect(LEFT, FLOOR - 8, RIGHT - LEFT, 10, vertical(['#f4f8fc', '#8fb0d8'])),
    windowPatches(),
  ];
}

/** The light of the windows on the carpet, stretched by the low sun. */
function windowPatches(): Drawing {
  return [250, 500, 0, 750].map((x) =>
    path(
      d`M${x - 106} ${FLOOR + 14}q6 -8 16 -8h76q14 0 6 10l-20 24q-10 10 -24 10h-80q-12 0 -4 -10Z`,
      vertical(['#d9eeff', '#8fc4f6']),
      { opacity: 0.6 },
    ),
  );
}

/** Shafts of light in the air, from the windows down to the left. */
function shafts(): Drawing {
  return [MAIN, ...WINDOWS].map((x) =>
    // Nested layers give the shaft soft sides.
    [0, 9, 18, 27].map((inset) =>
      path(
        d`M${x - 74 + inset} ${244 + inset * 0.4}L${x + 74 - inset} ${300 - inset * 0.4}L${x - 34 - inset} ${FLOOR}H${x - 216 + inset}Z`,
        slanted(
          [
            [0, '#fffdf0', 0.3],
            [1, '#fffdf0', 0.03],
          ],
          [x, 270],
          [x - 120, FLOOR],
        ),
      ),
    ),
  );
}

/** The seat behind the traveler, leaning back: shell, cushions, a cream cover for the head. */
function seatBack(): Drawing {
  return [
    path(
      'M112 168C106 128 132 110 168 112C176 112 186 116 190 124L214 470L196 552H160C170 500 140 330 112 168Z',
      slanted(SHELL, [190, 120], [100, 500]),
    ),
    path(
      'M132 160C130 132 150 122 176 124C206 126 218 140 222 172C228 250 262 340 312 432L298 480H214C196 400 148 280 132 160Z',
      slanted(SEAT, [120, 330], [290, 260]),
    ),
    line('M150 222C176 232 206 230 228 214M164 276C192 284 222 278 242 262', '#1f4f9a', 2, { opacity: 0.4 }),
    path(
      'M136 150C136 128 154 120 178 122C206 124 220 140 224 170L228 210C200 226 172 226 148 214Z',
      slanted(['#f9f1e0', '#fffaf0', '#ffffff'], [140, 200], [224, 140]),
    ),
    path(
      'M198 128C218 134 228 150 230 178L234 214C226 220 218 218 214 212L204 150Z',
      slanted(['#dcd4d4', '#fffaf0'], [200, 200], [232, 150]),
    ),
    rim('M178 123C206 125 219 140 223 170M236 222C246 290 276 366 308 424', 2, LIGHT, 0.9),
  ];
}

function cushion(): Drawing {
  return [
    path(
      'M214 462C230 440 420 424 452 430C472 436 472 474 452 482C400 492 280 500 226 500Z',
      slanted(SEAT, [330, 500], [340, 424]),
    ),
    rim('M300 440C360 432 430 426 452 430C464 434 468 446 467 456', 2, LIGHT, 0.8),
    // The leg rest swings up from under the seat.
    path(
      'M440 444C470 440 560 448 632 464C646 468 646 486 632 488C570 492 480 488 440 482Z',
      slanted(SEAT, [540, 492], [545, 444]),
    ),
    rim('M462 443C500 442 570 450 632 464C640 467 643 473 642 478', 2, LIGHT, 0.9),
    line('M520 450L518 488M580 457L578 490', '#1f4f9a', 1.6, { opacity: 0.4 }),
    path('M446 484L470 552H492L474 488Z', '#8fa9d0'),
    line('M500 490L456 536', '#a9bddc', 7, { cap: 'round' }),
    path('M216 500H440L430 530H232Z', '#7f9ccc'),
    path('M250 530H410L420 556H240Z', horizontal(['#6f8fc4', '#a9c2e4'])),
  ];
}

/** The arm on the viewer's side, broad enough for an elbow and a cup. */
function armrest(): Drawing {
  return [
    path(
      'M196 452H436C440 490 430 524 420 540H214C200 520 194 486 196 452Z',
      slanted(SHELL, [430, 440], [220, 560]),
    ),
    path(
      'M214 470H404C406 492 400 512 394 524H228C218 508 212 490 214 470Z',
      slanted(['#5f9fe0', '#2f6cbc'], [400, 470], [240, 530]),
    ),
    path(
      'M188 436C188 424 196 420 206 420H434C448 420 456 428 456 438S448 454 436 454H204C194 454 188 448 188 436Z',
      vertical(['#ffffff', '#f4ecdf', '#bccce4']),
    ),
    rim('M206 421H434C444 421 452 426 454 434', 2.4, '#ffffff', 1),
    circle(424, 482, 4, '#ffc53d'),
  ];
}

// --- The traveler -------------------------------------------------------------------------------------

const SLEEVE = slanted(['#dc9a3e', '#ffc95e', '#ffe9a8'], [232, 400], [310, 300]);
const DENIM: Stops = ['#1b2f6a', '#2c4a92', '#4f74bc'];

function foot(x: number, y: number, turn: number, far: boolean): Drawing {
  return group(
    [
      path(
        'M-16-15C-4-18 4-17 10-20C14-32 18-46 24-54C32-60 40-54 38-42C36-24 34-4 28 8C22 18 4 16-16 15Z',
        slanted(far ? ['#d9a050', '#f0c46a'] : ['#f4b84a', '#ffe9a8'], [-10, 16], [30, -40]),
      ),
      line('M-13-15C-12-4-12 6-13 15M-6-16C-5-4-5 6-6 15', far ? '#b87a3a' : '#e09a3c', 2.4, {
        opacity: 0.7,
      }),
      rim('M24-54C32-60 40-54 38-42C37-32 36-20 34-10', 1.6, LIGHT, far ? 0.5 : 0.9),
    ],
    { transform: at(x, y, { rotate: turn, scaleX: 0.88, scaleY: 0.84 }) },
  );
}

/** Long legs, stretched: thigh, knee, shin, crossed at the ankles. */
function legs(): Drawing {
  const near: Point[] = [
    [272, 418],
    [350, 404],
    [436, 398],
    [500, 412],
    [590, 434],
  ];
  const far: Point[] = [
    [290, 410],
    [360, 396],
    [450, 392],
    [520, 412],
    [604, 440],
  ];
  return [
    foot(606, 440, 8, true),
    path(taper(far, 58, 30), slanted(['#14245a', '#223c80'], [440, 440], [450, 370])),
    foot(592, 434, 2, false),
    path(taper(near, 66, 31), slanted(DENIM, [430, 440], [452, 376])),
    rim('M330 373C370 370 410 366 440 368C480 374 540 396 590 418', 2, '#cfe4ff', 0.9),
    line('M426 428C438 420 444 410 444 398M452 424C458 416 460 408 458 402', '#14245a', 1.8, {
      opacity: 0.5,
      cap: 'round',
    }),
    line('M584 420L578 448', '#8fb0e6', 3, { opacity: 0.8 }),
  ];
}

function torso(): Drawing {
  return [
    path(
      'M212 246C192 258 184 284 194 330C204 380 226 416 256 440H336C344 400 330 330 296 284C284 262 262 246 246 242Z',
      slanted(['#c8842f', '#f4b44a', '#ffd778', '#fff0b8'], [196, 390], [320, 300]),
    ),
    rim('M258 247C276 256 290 272 298 288C318 318 332 356 337 392', 2.4, LIGHT, 0.95),
    line('M252 430C280 436 312 432 334 420', '#c8842f', 2, { opacity: 0.6 }),
    path(
      'M204 248C218 268 250 266 262 246C262 238 258 230 252 228C240 238 222 238 210 228C204 234 202 242 204 248Z',
      slanted(['#d9963c', '#fff0b8'], [212, 256], [254, 240]),
    ),
  ];
}

/** The head in profile, bent over the page, with spectacles and a short beard. */
function head(): Drawing {
  return group(
    [
      path('M-16 18L-14 50H16L14 26Z', slanted(['#8a4c38', '#c9835a'], [-14, 50], [14, 24])),
      path(
        'M-26-8C-26-32-10-42 6-41C22-40 29-28 29-14C29-10 31-6 34 1C36 5 35 8 30 9C31 14 31 17 29 20C30 28 24 35 12 34C-2 34-22 24-26-8Z',
        slanted(['#a8623f', '#d08a60', '#ffcfa0'], [-20, 20], [30, -10]),
      ),
      path(
        'M-12 6C-8 16 0 18 8 15C14 12 22 14 30 18C31 30 24 38 12 38C-4 38-14 26-12 6Z',
        slanted(['#2c1a34', '#6a4038'], [-8, 30], [28, 20]),
      ),
      path(
        'M-14 24C-30 16-36-6-30-24C-24-44-2-52 16-46C28-42 32-32 28-26C18-32 8-30-2-22C-6-16-6-8-8 0C-10 8-14 14-14 24Z',
        slanted(['#2c1a34', '#5a3636', '#9a6444'], [-30, 10], [26, -40]),
      ),
      ellipse(-8, 1, 5.5, 8, '#c07a54', { transform: 'rotate(8)' }),
      line('M-6-4C-3-4-2 2-5 5', '#8a4c38', 1.4, { cap: 'round' }),
      line('M12-7L-8-4', '#1f2f66', 2.2),
      circle(20, -4, 8, '#dff0ff', { opacity: 0.5, stroke: '#1f2f66', strokeWidth: 2.2 }),
      line('M16-1C19 2 23 2 25-1', '#4a2c34', 1.8, { cap: 'round' }),
      rim('M10-47C24-46 31-38 29-28M29-20C29-10 31-6 34 1', 1.8, LIGHT, 0.95),
    ],
    { transform: at(240, 196, { rotate: 10, scale: 1.12 }) },
  );
}

function collar(): Drawing {
  return path(
    'M205 238C216 258 244 260 262 240C267 248 266 256 262 262C244 276 218 272 205 258C202 252 202 244 205 238Z',
    slanted(['#dc9a3e', '#ffd778', '#fff0b8'], [206, 262], [262, 244]),
  );
}

/** A book held up to the light, its pages turned to the reader. */
function book(): Drawing {
  return group(
    [
      path('M-22-44L14-50L20 40L-12 46Z', '#d3c6b4'),
      path(
        'M-26-42C-14-50 2-50 14-50L20 40C8 40-6 42-16 48Z',
        slanted(['#f4ead4', '#fffdf4'], [-26, 0], [18, 0]),
      ),
      line('M-19-40L-9 42M-12-43L-2 41M-4-45L5 40M5-47L13 39', '#d9ccb4', 1.2, { opacity: 0.8 }),
      path(
        'M10-54L50-46C54-45 55-42 55-39L56 46C56 50 53 51 50 50L14 42Z',
        slanted(['#1f4fa4', '#3f86d6', '#a9d8ff'], [10, 40], [58, -40]),
      ),
      path('M10-54L16-53L20 44L14 42Z', '#173a7e'),
      path('M28-28L44-25L45-8L29-11Z', '#ffe6a3'),
      rim('M10-54L50-46C54-45 55-42 55-39L56 46', 1.8, LIGHT, 0.9),
    ],
    { transform: at(372, 318, { rotate: 12 }) },
  );
}

function arm(): Drawing {
  const upper: Point[] = [
    [226, 278],
    [246, 330],
    [286, 396],
  ];
  const lower: Point[] = [
    [284, 398],
    [322, 384],
    [362, 354],
  ];
  return [
    path('M214 300C222 350 250 404 292 422L330 404L352 372C320 396 280 380 262 330Z', '#b8742c', {
      opacity: 0.35,
    }),
    path(taper(upper, 46, 38), SLEEVE),
    circle(284, 396, 19, SLEEVE),
    path(taper(lower, 38, 27), SLEEVE),
    circle(227, 279, 23, SLEEVE),
    line('M258 320C270 344 284 362 298 374C318 368 338 354 354 342', LIGHT, 2, {
      opacity: 0.85,
      cap: 'round',
    }),
    line('M352 340L368 364', '#e8a848', 5, { cap: 'round' }),
    path(
      'M358 342C366 332 380 326 394 328C400 330 400 336 394 338C402 338 404 344 398 347C402 350 400 355 394 355C392 362 380 366 368 364Z',
      slanted(['#b8704a', '#f0b88a'], [364, 362], [392, 330]),
    ),
    line('M380 339L396 338M382 347L398 347', '#9a5a40', 1.3, { opacity: 0.6, cap: 'round' }),
  ];
}

function coffee(): Drawing {
  return group(
    [
      line('M-6-44C-14-56 2-64-6-78M6-46C-2-58 14-68 4-84', '#ffffff', 3, { opacity: 0.75, cap: 'round' }),
      ellipse(0, 0, 30, 5, vertical(['#ffffff', '#c3d4ea'])),
      line('M17-26C32-28 32-10 15-10', '#dfe8f4', 4.5),
      path('M-19-36H19C19-16 16-4 8-2H-8C-16-4-19-16-19-36Z', horizontal(['#c3d4ea', '#f4f8ff', '#ffffff'])),
      path('M-18.500-24H18.500L17.400-16H-17.400Z', '#5f9fe0'),
      ellipse(0, -36, 19, 4.5, '#ffffff'),
      ellipse(0, -35.5, 15.5, 3.2, '#8a5638'),
    ],
    { transform: at(424, 420, { scale: 0.94 }) },
  );
}

/** The back of the seat ahead, far away. */
function seatAhead(): Drawing {
  return group(
    [
      seatBack(),
      path(
        'M112 168C106 128 132 110 168 112L176 112C150 114 136 130 140 168C160 300 196 420 200 552H160C170 500 140 330 112 168Z',
        slanted(['#ffffff', '#e4ebf4', '#b4c8e4'], [120, 150], [200, 540]),
      ),
      path('M140 352L166 350C174 400 180 440 182 470H164C160 430 152 392 140 352Z', '#8fb0d8'),
      path('M146 344L160 342L168 384H156Z', '#ffe6a3'),
      path('M124 214L134 212C142 250 148 280 152 306L144 308C136 280 130 246 124 214Z', '#1f4f9a'),
      armrest(),
    ],
    { transform: at(PITCH, 0) },
  );
}

/** The shadows of both seats on the carpet. */
function shadows(): Drawing {
  return [
    ellipse(330, 566, 170, 10, '#17387e', { opacity: 0.45 }),
    ellipse(556, 566, 90, 6, '#17387e', { opacity: 0.25 }),
    ellipse(PITCH + 240, 566, 120, 9, '#17387e', { opacity: 0.45 }),
  ];
}

/** The sunlight on the traveler. */
function warmth(): Drawing {
  return [glow({ x: 372, y: 330, radius: 170, color: '#fff3c4', strength: 0.3 })];
}

/** The seats across the aisle, near the viewer and in the shade. */
function across(): Drawing {
  const blue = slanted(['#1d4c9e', '#17397f', '#102a66'], [700, 500], [800, 620]);
  const one = [
    path('M660 620C662 556 676 520 700 510C730 500 776 500 802 510C826 520 838 556 840 620Z', blue),
    path(
      'M684 560C686 536 694 524 706 519C734 510 772 510 796 519C808 524 816 536 818 560C776 572 726 572 684 560Z',
      slanted(['#e9e4e4', '#a9bce0'], [690, 510], [810, 570]),
    ),
    rim('M664 590C668 546 680 518 702 510C730 501 776 501 800 510', 2.2, LIGHT, 0.85),
  ];
  return [one, group(one, { transform: at(190, 6) }), group(one, { transform: at(-846, 0) })];
}

export const premiumEconomy: Illustration = {
  name: 'premium-economy',
  title: 'Room for long legs, a book and a coffee by the morning window',
  hour: 'morning',
  hue: '#8cc4f0',
  focus: 'left',
  draw: () => [
    cabin(),
    shafts(),
    windows(),
    shadows(),
    seatAhead(),
    seatBack(),
    cushion(),
    legs(),
    torso(),
    head(),
    collar(),
    book(),
    armrest(),
    arm(),
    coffee(),
    warmth(),
    across(),
  ],
};
