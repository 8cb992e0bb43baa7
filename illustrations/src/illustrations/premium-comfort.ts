import { cabinWindow } from '../motifs/cabinWindow';
import { cloudBank } from '../motifs/cloudBank';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, type Point } from '../drawing/numbers';
import { taper } from '../drawing/outline';
import { horizontal, radial, slanted, vertical, type Stops } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { at, circle, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';

// Rose evening light comes in from the left; a small lamp on the seat's wing adds peach.
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

/** A ledge below the window, with tea, and spectacles on a book. */
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

/** Her hair lies over the pillow and falls behind the blanket. */
function hairBehind(): Drawing {
  return [
    path('M8-30C36-36 54-14 56 10C58 30 68 42 66 62C64 82 46 92 28 88C14 84 6 60 4 36Z', HAIR),
    line(
      'M30-18C46 0 44 26 52 44C58 58 54 72 46 82M22-6C38 14 36 34 42 52C46 66 42 76 34 84',
      '#d8866a',
      1.5,
      {
        opacity: 0.45,
        cap: 'round',
      },
    ),
  ];
}

/** The face in profile: brow, nose, lips and chin are one line that catches the light. */
const PROFILE =
  'M-17-37C-25-30-29.500-22-29.800-13C-29.900-10-28.800-7-29-4.500C-30.500 0-34.500 5-36.600 8.200C-38.200 10.800-36.600 12.600-34 12.800C-31.800 13-30.600 13.600-30.800 15.200C-31.200 16.600-33.600 17.200-33.600 18.800C-33.600 20-31.800 20.400-30.200 20.700C-31.600 21.200-32.800 22-32.400 23.600C-32 25.200-30.200 25.600-29.900 26.900C-29.700 28.400-31.500 29.800-31 32.600C-30.300 36.600-26 38.200-21.600 37.200';

function face(): Drawing {
  return [
    path(
      'M-14 30C-10 42-12 56-18 66H26L18 12Z',
      slanted(['#e8a898', '#c07a8a', '#9a5a84'], [-16, 34], [20, 50]),
    ),
    path(`${PROFILE}C-11 34.800-1 30 6 20L24 6L20-30Z`, SKIN),
    // The jaw's shade on the neck.
    path('M-21.600 37.200C-11 34.800-1 30 6 20L10 26C4 36-4 42-13 44C-12 41-13 38-14 36Z', '#9a4a74', {
      opacity: 0.3,
    }),
    ellipse(
      -15,
      13,
      10,
      7,
      radial([
        [0, '#f26a7e', 0.45],
        [1, '#f26a7e', 0],
      ]),
    ),
    // The lashes of a closed eye, and a slight smile.
    path('M-27-4.500C-24-7.500-18-7-14.500-3.500C-18-1-24-0.500-27-4.500Z', '#f6c0ac', { opacity: 0.9 }),
    line('M-27-3.500C-25 0.200-19 1.200-14.500-2', '#5a2c4a', 1.5, { cap: 'round' }),
    line('M-25.500-1.600L-28.200 0.800M-22.600-0.200L-24.400 2.800M-19.200 0.200L-19.800 3', '#5a2c4a', 0.9, {
      cap: 'round',
    }),
    line('M-28-13.500C-25-16.800-18.500-17-14-14', '#7e4254', 1.5, { cap: 'round' }),
    line('M-32 20.300C-29.500 20.800-27 20.200-25 18', '#a63e58', 1.2, { cap: 'round' }),
    path(
      'M-33.600 18.800C-33.400 17.200-31.400 16.800-29.500 18.200L-26.500 19.600L-30.200 20.700C-31.800 20.400-33.600 20-33.600 18.800ZM-30.200 20.700L-26.500 19.600C-27.500 23-29 24.400-30.600 25C-32.600 24.200-33 21.700-30.200 20.700Z',
      '#d8606e',
      { opacity: 0.6 },
    ),
    line('M-33 12C-32 10.600-31.800 9.600-32.400 8.200', '#b8647a', 1, { cap: 'round', opacity: 0.7 }),
    rim(PROFILE, 1.3, '#fff4e4', 0.9),
  ];
}

function hairBefore(): Drawing {
  return [
    path(
      'M-18.500-35.500C-21-47-6-55 11-53C35-50 51-31 52-6C53 12 58 24 60 38C54 34 44 36 36 32C26 28 20 24 15 16C12 8 6 4 2-4C-2-13-4-22-8-28C-11-32-15-34-18.500-35.500Z',
      HAIR,
    ),
    // An ear, and the hair behind it.
    path(
      'M2-1C4-6 12-6 13 0C14 6 9 14 5 14C2 12 0 5 2-1Z',
      slanted(['#f7b8a4', '#c07a8a'], [2, -4], [13, 12]),
    ),
    line('M4.500 1C6-2 10-2 10.500 1.500C10.500 5 8 8 6.500 9.500', '#a85a74', 1, {
      cap: 'round',
      opacity: 0.7,
    }),
    circle(5.5, 15.5, 1.5, '#fff4e0'),
    line(
      'M-14-36C-4-46 10-48 20-42C36-34 42-16 42 2M-9-31C4-40 20-34 26-20C32-8 34 8 40 22M-4-26C6-30 16-22 18-10C20 2 24 12 30 20',
      '#e49a76',
      1.5,
      {
        opacity: 0.5,
        cap: 'round',
      },
    ),
    rim('M-18.500-35.500C-21-47-6-55 11-53', 1.6, '#ffd2b4', 0.9),
  ];
}

function head(): Drawing {
  return group([hairBehind(), face(), hairBefore()], {
    transform: at(536, 258, { rotate: 17, scale: 1.72 }),
  });
}

const BLANKET =
  'M452 366C470 350 520 346 560 352C616 358 668 390 690 436C716 486 738 540 746 610H30C44 560 76 520 122 494C160 474 196 440 236 428C282 414 330 430 366 436C398 432 430 392 452 366Z';

/** A valley or a ridge of the cloth, wider at its lower end; nested layers give it soft sides. */
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
      'M440 380C456 352 520 338 568 348C628 358 676 390 696 440C672 420 640 408 610 398C560 384 500 384 462 404C450 404 438 394 440 380Z',
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

/** A dark curtain on the right, which only heroes show. */
function curtain(): Drawing {
  return [
    path(
      d`M884 0C880 200 890 420 876 610H${RIGHT}V0Z`,
      horizontal(['#5a4a98', '#372c70', '#4a3c86'], 876, RIGHT),
    ),
    rim('M884 0C880 200 890 420 876 610', 1.6, '#a58cc8', 0.6),
  ];
}

export const premiumComfort: Illustration = {
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
    blanket(),
    armrest(),
    hand(),
    glow({ x: 330, y: 430, radius: 220, radiusY: 120, color: '#ffd8cc', strength: 0.3 }),
  ],
};
