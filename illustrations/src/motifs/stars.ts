import { LEFT, RIGHT } from '../drawing/frame';
import { d } from '../drawing/numbers';
import { random } from '../drawing/random';
import { line, type Drawing } from '../drawing/svg';

/** Stars in three sizes, denser towards the zenith; from the upper edge down to `height`. */
export function stars(seed: number, count: number, height: number, color = '#ffffff'): Drawing {
  const next = random(seed);
  const sizes = [
    { width: 1, opacity: 0.4, data: '' },
    { width: 1.5, opacity: 0.65, data: '' },
    { width: 2.4, opacity: 0.95, data: '' },
  ] as const;
  const data = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const x = next.between(LEFT, RIGHT);
    const y = next.skewed(0, height, 1.4);
    const size = next.chance(0.08) ? 2 : next.chance(0.36) ? 1 : 0;
    data[size] += d`M${x} ${y}h0`;
  }
  return sizes.map(({ width, opacity }, i) => line(data[i] ?? '', color, width, { cap: 'round', opacity }));
}
