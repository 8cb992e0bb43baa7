import { glow } from './glow';
import { d } from '../drawing/numbers';
import { radial } from '../drawing/paint';
import { circle, clip, ellipse, group, path, type Drawing } from '../drawing/svg';

export interface Moon {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 1 is full; less is a crescent, lit from the right (positive) or the left (negative). */
  readonly phase?: number;
  readonly color?: string;
}

/** The moon in its halo: full, with its seas, or a crescent. */
export function moon({ x, y, radius: r, phase = 1, color = '#fff1cf' }: Moon): Drawing {
  const halo = glow({ x, y, radius: r * 3, color: '#cfe0ff', strength: 0.38 });
  if (Math.abs(phase) < 1) {
    const side = phase < 0 ? 0 : 1;
    const inner = r * (1.02 + Math.abs(phase) * 0.5);
    return [
      halo,
      path(
        d`M${x} ${y - r}A${r} ${r} 0 1 ${side} ${x} ${y + r}A${inner} ${inner} 0 0 ${1 - side} ${x} ${y - r}Z`,
        color,
      ),
    ];
  }
  const disc = d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  const seas: readonly (readonly [number, number, number, number])[] = [
    [-0.28, -0.24, 0.3, 0.24],
    [0.1, -0.42, 0.22, 0.16],
    [0.34, -0.06, 0.24, 0.26],
    [-0.1, 0.16, 0.2, 0.14],
    [-0.46, 0.22, 0.16, 0.2],
    [0.12, 0.52, 0.26, 0.14],
  ];
  return [
    halo,
    circle(x, y, r, radial(['#fffdf2', color, '#f0d3ac'], { cx: 0.42, cy: 0.38, r: 0.68 })),
    group(
      seas.map(([u, v, a, b]) => ellipse(x + u * r, y + v * r, a * r, b * r, '#d9b890', { opacity: 0.26 })),
      { clip: clip(disc) },
    ),
  ];
}
