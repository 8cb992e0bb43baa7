import { html } from 'hono/html';

export interface Layer {
  readonly color: string;
  readonly values: readonly number[];
}

const HEIGHT = 100;
const COLUMN = 10;

/** @param marks where something happened, in columns from the left */
export function columnPlot(layers: readonly Layer[], description: string, marks: readonly number[]) {
  const columns = layers[0]?.values ?? [];
  const topOf = (column: number, upTo = layers.length) =>
    layers.slice(0, upTo).reduce((top, { values }) => top + (values[column] ?? 0), 0);
  const highest = Math.max(...columns.map((_, column) => topOf(column)), Number.MIN_VALUE);
  const scale = (value: number) => (value / highest) * HEIGHT;
  const paths = layers.map(({ color, values }, layer) => {
    const rectangles = values.map((value, column) => {
      if (value === 0) return '';
      const top = HEIGHT - scale(topOf(column, layer + 1));
      return `M${String(column * COLUMN + 1)} ${top.toFixed(1)}h8v${scale(value).toFixed(1)}h-8z`;
    });
    return html`<path class="${color}" d="${rectangles.join('')}" />`;
  });
  const lines = marks.map((mark) => `M${(mark * COLUMN).toFixed(1)} 0v${String(HEIGHT)}`);
  const box = `0 0 ${String(columns.length * COLUMN)} ${String(HEIGHT)}`;
  // prettier-ignore
  return html`<svg class="plot" viewBox="${box}" preserveAspectRatio="none" role="img" aria-label="${description}">
    ${paths}<path class="mark" d="${lines.join('')}" />
  </svg>`;
}
