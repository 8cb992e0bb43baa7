import { at, group, line, path, type Drawing } from '../drawing/svg';

/** The logo of the site's header, 32 × 48 units; x and y are its upper left corner. */
export function logo(x: number, y: number, height: number, tail = true): Drawing {
  return group(
    [
      path('M16 0 2 14h14z', '#ff7a4d'),
      path('m16 0 14 14H16zM2 14h14v20z', '#f0562b'),
      path('M30 14H16v20z', '#c8370f'),
      tail && line('M16 34c-4 3 5 5 1 8s-5 3-8 5', '#ffc53d', 2, { cap: 'round' }),
    ],
    { transform: at(x, y, { scale: height / 48 }) },
  );
}
