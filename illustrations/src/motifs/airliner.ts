import { d } from '../drawing/numbers';
import { diagonal, horizontal, vertical } from '../drawing/paint';
import { ellipse, group, line, path, type Drawing } from '../drawing/svg';

export interface Airliner {
  /** at(x, y, { scale, rotate }); it is 460 long around 0,0 and flies to the right; scaleX -1 mirrors it. */
  readonly transform: string;
  /** The light on the body from top to bottom. */
  readonly body?: readonly [top: string, upper: string, lower: string, belly: string];
  /** The color of the windows: lit at night, dark by day. */
  readonly panes?: string;
  /** The color of its condensation trails; without it there are none. */
  readonly trail?: string;
}

/** An airliner in the site's colors, seen from below its wing. */
export function airliner({
  transform,
  body = ['#ffffff', '#e4ecfb', '#8fa6da', '#2a4a9a'],
  panes = '#ffd27a',
  trail,
}: Airliner): Drawing {
  const [top, upper, lower, belly] = body;
  const wing = vertical(['#c9d8f6', '#4a6bb8']);
  const orange = diagonal(['#ffb27a', '#ff7a4d', '#c9412a']);
  let windows = '';
  for (let x = -128; x < 150; x += 11.5) if (x < -6 || x > 8) windows += d`M${x} -7.5v4.5`;
  const streak = (data: string, strength: number) =>
    trail !== undefined &&
    path(
      data,
      horizontal([
        [0, trail, 0],
        [1, trail, strength],
      ]),
    );
  return group(
    [
      streak('M-1300 22C-900 10-500 0-232-5V1C-500 7-900 20-1300 28Z', 0.75),
      streak('M-1200 60C-800 40-460 26-60 20V27C-460 36-800 56-1200 70Z', 0.45),
      path('M10 2L-58-44L-74-44L-40 4Z', '#5f7cc0'),
      path('M-176-10L-206-32L-216-32L-204-6Z', '#4a68b0'),
      path('M-150-16L-196-84Q-199-88-204-88H-226Q-229-88-228-84L-206-14Z', orange),
      path('M-196-84Q-199-88-204-88H-226L-214-84Z', '#ffd9a0'),
      path('M-206-74l10 18-6 16-14-14Z', '#fff1da', { opacity: 0.95 }),
      line('M-206-74L-202-40M-196-56L-216-54', '#f2603a'),
      path(
        'M-228-8C-210-16-180-19-120-19H120C168-19 206-12 226 0C230 3 230 6 224 8C200 15 160 19 110 19H-70' +
          'C-130 19-190 4-228-2C-232-4-232-7-228-8Z',
        vertical([
          [0, top],
          [0.38, upper],
          [0.62, lower],
          [1, belly],
        ]),
      ),
      path(
        'M-224-3C-190 8-130 19-70 19H110C160 19 200 15 224 8C214 5 150 8 90 8H-70C-140 8-190 2-224-3Z',
        orange,
        { opacity: 0.9 },
      ),
      line('M-226-9C-210-16-180-18.5-120-18.5H120C168-18.5 204-12 225-1', '#ffffff', 1.6),
      line(windows, panes, 4.6, { cap: 'round' }),
      path('M190-10C200-8 210-4 216-1H198C192-2 188-6 190-10Z', '#0a2a5e'),
      path('M193-9C199-8 205-5 209-3H199Z', panes),
      line('M168-12v19M-150-11v18', '#7f97ce'),
      path('M-186-2L-232 18Q-238 21-240 20L-216-6Z', wing),
      path(
        'M-6 22C-6 16 0 13 10 13H52C62 13 68 18 68 24S62 35 52 35H8C0 35-6 30-6 22Z',
        vertical(['#eaf1ff', '#7f9ad6', '#1f3f8c']),
      ),
      ellipse(64, 24, 5, 10, '#12285e'),
      path('M52 13C62 13 68 18 68 24L60 13Z', '#ff7a4d'),
      path('M58 6C40 12 30 14 16 16L-118 88Q-126 92-134 91L-140 84L-50 8Z', wing),
      line('M58 6C40 12 30 14 16 16', '#ffffff', 1, { opacity: 0.6 }),
      path('M-118 88Q-126 92-134 91L-150 74L-140 72Z', orange),
      line('M-50 8L-140 84', '#e6eeff', 1.2, { opacity: 0.8 }),
    ],
    { transform },
  );
}
