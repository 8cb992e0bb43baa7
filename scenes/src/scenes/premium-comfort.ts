import { cabinWindow } from '../library/cabinWindow';
import { cloudBank } from '../library/cloudBank';
import { BOTTOM, LEFT, RIGHT } from '../library/frame';
import { glow } from '../library/glow';
import { kite } from '../library/kite';
import { d, type Point } from '../library/numbers';
import { taper } from '../library/outline';
import { horizontal, radial, slanted, vertical, type Stops } from '../library/paint';
import { rim } from '../library/rim';
import type { Scene } from '../library/scene';
import { sky } from '../library/sky';
import { streaks } from '../library/streaks';
import { at, circle, clip, ellipse, group, line, path, rect, type Drawing } from '../library/svg';

// The last light comes in from the left, rose; a small lamp on the seat's wing answers it in peach.
const ROSE = '#ffe0d8';
const PEACH = '#ffd2a0';
const WINDOW = { x: 262, y: 226, width: 218, height: 306 };
const NEXT_WINDOW = WINDOW.x - 372;
const LAMP = { x: 634, y: 124 };

const SKY: Stops = [
  [0, '#4a45a0'],
  [0.25, '#7a64ba'],
  [0.48, '#b184c6'],
  [0.68, '#ea9cbc'],
  [0.85, '#ffbfa8'],
  [1, '#ffe2b4'],
];

// --- Outside ------------------------------------------------------------------------------------------

function outside(): Drawing {
  return [
    sky(SKY, 330),
    streaks({ seed: 6, count: 6, y: 120, height: 120, top: '#a07cc4', lit: '#ffd0c4', opacity: 0.55 }),
    glow({ x: 226, y: 322, radius: 230, radiusY: 120, color: '#fff0c0', strength: 0.95 }),
    glow({ x: -110, y: 322, radius: 180, radiusY: 100, color: '#fff0c0', strength: 0.7 }),
    cloudBank({
      seed: 9,
      y: 336,
      height: 44,
      lit: '#ffc9c0',
      mid: '#c88ac0',
      dark: '#7f66b4',
      rim: '#fff0d8',
      light: [-0.3, -1],
      layers: 3,
      tapered: false,
    }),
    cloudBank({
      seed: 14,
      y: 372,
      height: 50,
      lit: '#d89ac4',
      mid: '#8a6cb8',
      dark: '#55489a',
      rim: '#ffd8d0',
      light: [-0.3, -1],
      layers: 2,
      tapered: false,
    }),
  ];
}

function windows(): Drawing {
  const frame = { y: WINDOW.y, width: WINDOW.width, height: WINDOW.height, lit: '#e9cfe4', shade: '#8472b8' };
  return [
    cabinWindow({ ...frame, x: NEXT_WINDOW, view: outside(), blind: 0.42 }),
    cabinWindow({
      ...frame,
      x: WINDOW.x,
      view: [
        outside(),
        kite({
          x: 288,
          y: 168,
          size: 1.35,
          lean: 38,
          turn: 0.86,
          light: 'rose',
          tail: [
            [238, 220],
            [242, 242],
            [214, 246],
            [214, 268],
            [188, 270],
          ],
        }),
      ],
    }),
  ];
}

// --- The cabin ----------------------------------------------------------------------------------------

function wall(): Drawing {
  return [
    rect(
      LEFT,
      0,
      RIGHT - LEFT,
      BOTTOM,
      slanted(['#b096d0', '#9a80c2', '#6a559f', '#3f3376'], [120, 40], [820, 420]),
    ),
    rect(
      LEFT,
      0,
      RIGHT - LEFT,
      60,
      vertical([
        [0, '#3c3278', 0.75],
        [1, '#3c3278', 0],
      ]),
    ),
    line('M76 0V470M448 0V470', '#6a58a4', 2, { opacity: 0.6 }),
    line('M78 0V470M450 0V470', '#c9b2e0', 1, { opacity: 0.6 }),
    glow({ x: WINDOW.x, y: WINDOW.y + 20, radius: 330, color: '#ffc6cc', strength: 0.5 }),
  ];
}

/** A ledge below the window, with what was put down before sleep: tea, spectacles on a book. */
function ledge(): Drawing {
  return [
    path(d`M${LEFT} 470H560V${BOTTOM}H${LEFT}Z`, vertical(['#7a66ae', '#4c3f88', '#3a3076'])),
    path(d`M${LEFT} 456H560V472H${LEFT}Z`, vertical(['#fff0e6', '#d9b4d4', '#8a74ba'])),
    ellipse(56, 459, 56, 3.5, '#5a4690', { opacity: 0.5 }),
    path('M12 446L96 446L104 458H6Z', vertical(['#fff4e4', '#e0c4d4'])),
    path('M10 436H98Q104 440 98 446H10Q4 441 10 436Z', vertical(['#8f5f9e', '#5f3f88'])),
    line('M12 452H100', '#b99cc4', 1.2),
    rim('M11 436H97', 1.6, ROSE, 0.9),
    line(
      'M28 430a10 6 0 1 0 20 0a10 6 0 1 0-20 0M56 430a10 6 0 1 0 20 0a10 6 0 1 0-20 0M48 429q4-4 8 0M28 430L14 434',
      '#4a2f6a',
      2.2,
    ),
    tea(-58, 456),
  ];
}

function tea(x: number, y: number): Drawing {
  return group(
    [
      ellipse(0, 0, 36, 5, vertical(['#fff4ea', '#b79cc8'])),
      line('M20-30C40-32 38-10 16-12', '#e9cfe0', 5),
      path('M-22-42H22C22-18 18-4 8-2H-8C-18-4-22-18-22-42Z', horizontal(['#fffaf2', '#f4dce0', '#b79cc8'])),
      ellipse(0, -42, 22, 5, '#fff6ec'),
      ellipse(0, -41.5, 18, 3.6, '#a85a5c'),
      line('M-6-54C-14-66 2-74-4-88M6-54C0-66 12-76 6-92', '#fff0f0', 3, { opacity: 0.5, cap: 'round' }),
    ],
    { transform: at(x, y) },
  );
}

/** The seat leans back to the right: shell, cushion, a wing for the head, and the lamp on it. */
function seat(): Drawing {
  return [
    path(
      d`M536 610C560 460 556 300 572 190C582 96 640 60 720 60C812 60 868 100 876 190C890 330 900 480 900 610Z`,
      slanted(['#9a7fbe', '#5f4d9c', '#332866'], [560, 160], [880, 320]),
    ),
    rim('M572 190C582 96 640 60 720 60C780 60 822 80 848 112', 1.8, ROSE, 0.4),
    path(
      'M566 610C590 470 584 330 600 226C610 130 654 96 720 96C790 96 838 130 842 210C852 340 856 480 856 610Z',
      slanted(['#d3a8d0', '#a07cbc', '#6a5098'], [590, 200], [850, 420]),
    ),
    line('M640 600C650 480 646 360 656 270M790 604C796 480 790 360 782 270', '#54448f', 2.4, {
      opacity: 0.45,
    }),
    path(
      'M600 214C606 134 652 104 720 104C786 104 830 134 834 208C834 256 800 274 724 276C652 276 602 262 600 214Z',
      slanted(['#f7dce6', '#cba6d2', '#8a6eb2'], [604, 150], [830, 260]),
    ),
    rim('M600 214C606 134 652 104 720 104', 2, '#fff0ea', 0.85),
    line('M612 236C650 252 780 254 826 230', '#7f68b0', 2, { opacity: 0.5, cap: 'round' }),
  ];
}

function lamp(): Drawing {
  const { x, y } = LAMP;
  return [
    ellipse(722, 62, 15, 6, '#54448f'),
    line(d`M722 62C724 20 664 20 ${x + 10} ${y - 50}`, '#54448f', 6.5, { cap: 'round' }),
    line(d`M720 58C720 22 664 22 ${x + 9} ${y - 52}`, '#e4c4de', 2, { cap: 'round', opacity: 0.85 }),
    glow({ x: x - 12, y: y + 30, radius: 190, color: PEACH, strength: 0.75 }),
    [0, 14, 28].map((inset) =>
      path(
        d`M${x - 30 + inset * 0.3} ${y - 18}L${x - 130 + inset} ${y + 190}Q${x - 40} ${y + 230} ${x + 70 - inset} ${y + 180}L${x + 22 - inset * 0.3} ${y - 8}Z`,
        slanted(
          [
            [0, '#fff0cc', 0.24],
            [1, '#ffd8b0', 0],
          ],
          [x, y - 10],
          [x - 30, y + 200],
        ),
      ),
    ),
    group(
      [
        path(
          'M-9-26H9C12-24 24-4 30 12Q0 22-30 12C-24-4-12-24-9-26Z',
          slanted(['#fff0e4', '#c9a4cc', '#6a569e'], [-24, -10], [28, 4]),
        ),
        ellipse(0, 13, 29, 5.5, '#fff6d8'),
        circle(0, -27, 6, '#8a70b8'),
      ],
      { transform: at(x, y - 26, { rotate: 14 }) },
    ),
  ];
}

// --- The sleeper --------------------------------------------------------------------------------------

function pillow(): Drawing {
  return group(
    [
      path(
        'M-104-66C-112-84-98-90-84-82C-40-94 44-94 84-84C100-92 112-84 106-66C116-24 116 26 106 68C112 86 98 92 84 84C40 96-40 96-84 84C-98 92-112 84-104 66C-114 26-114-24-104-66Z',
        slanted(['#fff8f2', '#f7e4ea', '#cdb8e0', '#9a86c6'], [-100, -50], [100, 80]),
      ),
      line('M-84-66C-60-46-52-30-50-14M84-66C66-50 58-36 54-22M84 68C68 52 60 40 56 28', '#b49cd0', 2.4, {
        opacity: 0.6,
        cap: 'round',
      }),
      rim('M-104 60C-113 26-113-24-104-66C-110-82-98-88-84-82C-40-93 30-93 70-86', 2.2, '#fffaf4', 0.95),
    ],
    { transform: at(628, 288, { rotate: 12, scaleX: 1.04, scaleY: 1 }) },
  );
}

const SKIN = slanted(['#ffe0c8', '#f7b8a4', '#c98498'], [-34, -20], [22, 26]);
const HAIR = slanted(['#b4624e', '#6e3450', '#3a2050'], [-30, -44], [40, 40]);

/** Her hair lies over the pillow and falls on to the blanket. */
function hairBehind(): Drawing {
  return [
    path('M-6-46C26-54 48-34 50-6C52 18 60 34 56 58C54 74 40 86 26 84C12 82 8 60 6 40Z', HAIR),
    line(
      'M20-38C40-24 38 6 44 30C48 48 46 64 38 76M10-34C32-16 28 14 34 40C36 56 34 68 28 78',
      '#d8866a',
      1.6,
      {
        opacity: 0.5,
        cap: 'round',
      },
    ),
  ];
}

function face(): Drawing {
  return [
    path('M-10 26L-12 56H22L20 18Z', slanted(['#e09a90', '#b06c88'], [-12, 26], [20, 50])),
    path(
      'M26-8C26-32 10-43-6-42C-22-41-29-29-29-15C-29-11-31-7-35-1C-37 3-36 6-31 7C-33 11-34 13-31 15C-33 18-32 20-30 22C-30 31-22 36-10 34C6 31 24 20 26-8Z',
      SKIN,
    ),
    ellipse(
      -14,
      11,
      9,
      6.5,
      radial([
        [0, '#f26a7e', 0.5],
        [1, '#f26a7e', 0],
      ]),
    ),
    // Asleep: lashes lie on the cheek, and something of a smile.
    line('M-27-4C-25 0-19 1-14-3', '#5a2c4a', 1.7, { cap: 'round' }),
    line('M-25-1.500L-26.800 1.200M-21 0L-21.800 2.800M-17-0.800L-16.500 2', '#5a2c4a', 1, { cap: 'round' }),
    line('M-28-13C-25-16.500-19-16.500-14-13.500', '#8a4a5c', 1.5, { cap: 'round' }),
    line('M-31 16C-28 19-24 19.500-21 17', '#b4485e', 1.5, { cap: 'round' }),
    rim('M-29-17C-29-11-31-7-35-1', 1.4, '#fff4e4', 0.9),
  ];
}

function hairBefore(): Drawing {
  return [
    path(
      'M-28-24C-32-44-10-56 10-50C34-46 44-26 40-4C38 14 44 30 36 50C28 62 14 58 14 44C16 24 22 10 14-4C8-14 2-18-6-30C-12-26-20-22-28-24Z',
      HAIR,
    ),
    line(
      'M-24-28C-16-40 2-48 16-42C32-34 36-16 32 2C30 18 34 32 28 48M-6-32C10-40 24-24 22-4C22 10 26 26 22 44',
      '#e49a76',
      1.6,
      {
        opacity: 0.55,
        cap: 'round',
      },
    ),
    rim('M-29-26C-31-44-10-55 10-50', 1.6, '#ffd2b4', 0.9),
  ];
}

function head(): Drawing {
  return group([hairBehind(), face(), hairBefore()], {
    transform: at(528, 262, { rotate: 15, scale: 1.72 }),
  });
}

const BLANKET =
  'M452 366C470 350 520 346 560 352C616 358 660 388 676 430C690 480 700 540 706 610H30C44 560 76 520 122 494C160 474 196 440 236 428C282 414 330 430 366 436C398 432 430 392 452 366Z';

/** A valley or a ridge of the cloth, wider as it falls: layers of it in each other make its sides soft. */
function fold(along: readonly Point[], width: number, color: string, opacity: number): Drawing {
  return [1, 0.8, 0.6, 0.42, 0.25].map((part) =>
    path(taper(along, width * 0.25 * part, width * part), color, { opacity: opacity * 0.3 }),
  );
}

/** A heavy soft blanket from chin to knees: few large folds, a pale hem turned down. */
function blanket(): Drawing {
  return [
    path(BLANKET, slanted(['#ffd9cc', '#f3a4b4', '#c46c9c', '#6f4690'], [180, 420], [640, 620])),
    group(
      [
        fold(
          [
            [404, 416],
            [384, 470],
            [378, 540],
            [392, 620],
          ],
          74,
          '#7a3a8e',
          0.55,
        ),
        fold(
          [
            [256, 422],
            [238, 470],
            [232, 540],
            [242, 620],
          ],
          48,
          '#a0508e',
          0.45,
        ),
        fold(
          [
            [490, 392],
            [528, 450],
            [552, 530],
            [552, 620],
          ],
          64,
          '#5f3480',
          0.5,
        ),
        fold(
          [
            [630, 390],
            [672, 450],
            [690, 530],
            [690, 620],
          ],
          110,
          '#43297a',
          0.6,
        ),
        fold(
          [
            [150, 476],
            [124, 520],
            [114, 570],
            [118, 620],
          ],
          40,
          '#a8568f',
          0.4,
        ),
        fold(
          [
            [330, 420],
            [314, 480],
            [308, 540],
            [316, 620],
          ],
          44,
          '#fff0e0',
          0.55,
        ),
        fold(
          [
            [448, 384],
            [456, 470],
            [464, 540],
            [482, 620],
          ],
          48,
          '#ffd8d0',
          0.45,
        ),
        fold(
          [
            [214, 438],
            [198, 490],
            [190, 550],
            [196, 620],
          ],
          38,
          '#fff4e6',
          0.6,
        ),
        fold(
          [
            [580, 380],
            [606, 450],
            [616, 530],
            [612, 620],
          ],
          40,
          '#ffb8c8',
          0.3,
        ),
        // Stripes run around it, low down.
        line('M20 560C120 528 260 540 380 556S620 560 720 536', '#fff0e2', 9, { opacity: 0.5 }),
        line('M20 580C120 548 260 560 380 576S620 580 720 556', '#fff0e2', 3, { opacity: 0.5 }),
      ],
      { clip: clip(BLANKET) },
    ),
    rim(
      'M34 596C48 556 80 518 122 494C160 474 196 440 236 428C282 414 330 430 366 436C398 432 430 392 452 366',
      3,
      '#fff2e4',
      0.95,
    ),
    path(
      'M440 380C456 352 520 338 568 348C624 358 664 386 680 432C660 418 640 408 610 398C560 384 500 384 462 404C450 404 438 394 440 380Z',
      slanted(['#fff8f0', '#fbdcd8', '#c99cc4'], [440, 370], [680, 420]),
    ),
    line('M452 396C500 372 570 372 620 392C644 400 662 412 674 422', '#d898b0', 1.8, { opacity: 0.6 }),
    rim('M440 382C456 352 520 338 568 348', 2, '#fffaf4', 0.95),
  ];
}

function hand(): Drawing {
  return group(
    [
      path(
        'M-30 10C-34-2-26-14-12-16C4-18 22-14 26-4C28 6 20 12 8 14C-6 20-24 20-30 10Z',
        slanted(['#ffdcc4', '#f2b0a0', '#c98498'], [-28, -10], [26, 14]),
      ),
      line('M-26 6C-18 4-12 5-7 8M-27-1C-19-3-12-2-7 1M-22-8C-16-10-10-9-6-6', '#c07a80', 1.6, {
        opacity: 0.7,
        cap: 'round',
      }),
      rim('M-30 4C-30-6-24-14-12-16C-4-17 6-16 12-14', 1.6, '#fff4e4', 0.9),
    ],
    { transform: at(478, 374, { rotate: -14, scale: 0.95 }) },
  );
}

/** The near arm of the seat, cropped by the frame. */
function armrest(): Drawing {
  return [
    path(
      'M668 548C672 522 690 516 720 514H846C872 514 884 524 886 548L890 620H664Z',
      slanted(['#f0cbd8', '#b08cc4', '#6a529c', '#43357c'], [670, 510], [880, 620]),
    ),
    path('M690 566H868V620H688Z', '#54448f', { opacity: 0.45 }),
    rim('M667 556C671 524 690 516 720 514H840', 2.2, '#fff0ea', 0.8),
  ];
}

/** A dark curtain on the right, for heroes: the cabin behind sleeps as well. */
function curtain(): Drawing {
  return [
    path(
      d`M884 0C880 200 890 420 876 610H${RIGHT}V0Z`,
      horizontal(['#5a4a98', '#372c70', '#4a3c86'], 876, RIGHT),
    ),
    rim('M884 0C880 200 890 420 876 610', 1.6, '#a58cc8', 0.6),
  ];
}

export const premiumComfort: Scene = {
  name: 'premium-comfort',
  title: 'Asleep under a soft blanket in the last light',
  hour: 'dusk',
  hue: '#a58cc8',
  draw: () => [
    wall(),
    windows(),
    ledge(),
    curtain(),
    seat(),
    lamp(),
    pillow(),
    head(),
    glow({ x: LAMP.x - 30, y: LAMP.y + 110, radius: 130, color: PEACH, strength: 0.32 }),
    armrest(),
    blanket(),
    hand(),
    glow({ x: 330, y: 430, radius: 220, radiusY: 120, color: '#ffd8cc', strength: 0.3 }),
  ],
};
