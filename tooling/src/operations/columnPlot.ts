import { html } from 'hono/html';

interface Layer {
  readonly color: string;
  readonly values: readonly number[];
}

const HEIGHT = 100;
const COLUMN = 10;

/** @param marks where something happened, in columns from the left */
export function columnPlot(layers: readonly Layer[], description: string, marks: readonly number[] = []) {
  const tops = (layers[0]?.values ?? []).map(() => 0);
  const heights = tops.map((_, column) =>
    layers.reduce((height, { values }) => height + (values[column] ?? 0), 0),
  );
  const scale = HEIGHT / Math.max(...heights, Number.MIN_VALUE);
  const paths = layers.map(({ color, values }) => {
    const rectangles = values.map((value, column) => {
      const top = (tops[column] ?? 0) + value * scale;
      tops[column] = top;
      if (value === 0) return '';
      return `M${String(column * COLUMN + 1)} ${(HEIGHT - top).toFixed(1)}h8v${(value * scale).toFixed(1)}h-8z`;
    });
    return html`<path class="${color}" d="${rectangles.join('')}" />`;
  });
  const lines = marks.map((mark) => `M${(mark * COLUMN).toFixed(1)} 0v${String(HEIGHT)}`);
  const box = `0 0 ${String(tops.length * COLUMN)} ${String(HEIGHT)}`;
  // prettier-ignore
  return html`<svg class="plot" viewBox="${box}" preserveAspectRatio="none" role="img" aria-label="${description}">
    ${paths}<path class="mark" d="${lines.join('')}" />
  </svg>`;
}
