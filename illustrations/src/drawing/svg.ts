import { d, short } from './numbers';

/**
 * A drawing is a tree of elements; `undefined` and `false` draw nothing, so that `lit && glow(…)` is possible.
 * Gradients, clips, masks and symbols are values: write them where they are used; equal ones are written once.
 */
export type Drawing = Element | undefined | false | readonly Drawing[];

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, Value>>;
  readonly children: Drawing;
}

/** An element in <defs> to which attributes refer. */
export interface Definition extends Element {
  readonly definition: 'url' | 'href';
}

export type Value = string | number | Definition | undefined;

/** A color (#rrggbb) or a gradient. */
export type Paint = string | Definition;

/** What every shape can have besides its geometry and its fill. */
export interface Style {
  readonly opacity?: number;
  readonly transform?: string;
  /** Shows only what is inside: clip(d). */
  readonly clip?: Definition;
  /** Shows what is under white and hides what is under black: mask(drawing). */
  readonly mask?: Definition;
  /** blur(radius), for light and shadow only. */
  readonly filter?: Definition;
  /** How it mixes with what is below: 'multiply' darkens, 'screen' lightens. */
  readonly blend?: 'multiply' | 'screen';
  /** Leaves out areas that a path encloses twice, for holes. */
  readonly evenOdd?: boolean;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  readonly cap?: 'round' | 'butt' | 'square';
  readonly join?: 'round' | 'miter';
  readonly dash?: string;
  /** Rounds a rectangle's corners. */
  readonly radius?: number;
  /** A class name by which tests find the element. */
  readonly name?: string;
}

function styled(style: Style): Record<string, Value> {
  return {
    opacity: style.opacity,
    transform: style.transform,
    'clip-path': style.clip,
    mask: style.mask,
    filter: style.filter,
    style: style.blend && `mix-blend-mode:${style.blend}`,
    'fill-rule': style.evenOdd ? 'evenodd' : undefined,
    stroke: style.stroke,
    'stroke-width': style.strokeWidth,
    'stroke-linecap': style.cap,
    'stroke-linejoin': style.join,
    'stroke-dasharray': style.dash,
    rx: style.radius,
    class: style.name,
  };
}

/** A filled path: path(d`M0 0h${w}v${h}Z`, '#ff7a4d'). Draw many like shapes with one path. */
export function path(data: string, fill: Paint, style: Style = {}): Drawing {
  return data !== '' && { tag: 'path', attributes: { d: data, fill, ...styled(style) }, children: undefined };
}

/** A stroked path. */
export function line(data: string, stroke: Paint, width = 1, style: Style = {}): Drawing {
  return path(data, 'none', { stroke, strokeWidth: width, ...style });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  style: Style = {},
): Element {
  return { tag: 'rect', attributes: { x, y, width, height, fill, ...styled(style) }, children: undefined };
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: Paint,
  style: Style = {},
): Element {
  return { tag: 'ellipse', attributes: { cx, cy, fill, ...styled(style), rx, ry }, children: undefined };
}

export function circle(cx: number, cy: number, r: number, fill: Paint, style: Style = {}): Element {
  return { tag: 'circle', attributes: { cx, cy, r, fill, ...styled(style) }, children: undefined };
}

export function group(children: Drawing, style: Style = {}): Element {
  return { tag: 'g', attributes: styled(style), children };
}

export interface Placing {
  readonly rotate?: number;
  readonly scale?: number;
  /** If it differs from `scale`: 0.5 squashes, -1 mirrors. */
  readonly scaleX?: number;
  readonly scaleY?: number;
}

/** The transform that moves a drawing around 0,0 to its place. */
export function at(
  x: number,
  y: number,
  { rotate = 0, scale = 1, scaleX = scale, scaleY = scale }: Placing = {},
) {
  const turned = rotate === 0 ? '' : d`rotate(${rotate})`;
  const scaled =
    scaleX === 1 && scaleY === 1
      ? ''
      : `scale(${+scaleX.toFixed(3)}${scaleX === scaleY ? '' : ` ${+scaleY.toFixed(3)}`})`;
  return d`translate(${x} ${y})` + turned + scaled;
}

/** A drawing around 0,0 that is written once and used many times with `stamp`. */
export function symbol(drawing: Drawing): Definition {
  return { definition: 'href', tag: 'g', attributes: {}, children: drawing };
}

export function stamp(symbol: Definition, transform?: string, style: Style = {}): Element {
  return { tag: 'use', attributes: { href: symbol, ...styled(style), transform }, children: undefined };
}

export function clip(data: string): Definition {
  return {
    definition: 'url',
    tag: 'clipPath',
    attributes: {},
    children: path(data, '#000000'),
  };
}

export function mask(drawing: Drawing): Definition {
  return {
    definition: 'url',
    tag: 'mask',
    attributes: { maskUnits: 'userSpaceOnUse', x: -400, y: -400, width: 1600, height: 1400 },
    children: drawing,
  };
}

/** A soft edge for light and cast shadow: { filter: blur(6) }. */
export function blur(radius: number): Definition {
  return {
    definition: 'url',
    tag: 'filter',
    attributes: { x: '-50%', y: '-50%', width: '200%', height: '200%' },
    children: { tag: 'feGaussianBlur', attributes: { stdDeviation: radius }, children: undefined },
  };
}

class Writer {
  readonly #ids = new Map<string, string>();
  definitions = '';

  write(drawing: Drawing): string {
    if (!drawing) return '';
    if ('tag' in drawing) return this.#element(drawing, '');
    return drawing.map((part) => this.write(part)).join('');
  }

  #element({ tag, attributes, children }: Element, id: string): string {
    const written = Object.entries(attributes).map(([name, value]) => this.#attribute(name, value));
    const inner = this.write(children);
    return `<${tag}${id}${written.join('')}${inner === '' ? '/>' : `>${inner}</${tag}>`}`;
  }

  #attribute(name: string, value: Value): string {
    if (value === undefined || value === '') return '';
    if (typeof value === 'object') {
      const id = this.#define(value);
      return ` ${name}="${value.definition === 'url' ? `url(#${id})` : `#${id}`}"`;
    }
    if (typeof value === 'string') return ` ${name}="${value}"`;
    const digits = name === 'opacity' || name.endsWith('opacity') || name === 'offset' ? 3 : 1;
    return ` ${name}="${digits === 1 ? short(value) : +value.toFixed(digits)}"`;
  }

  #define(definition: Definition): string {
    const key = this.#element(definition, '');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    this.definitions += this.#element(definition, ` id="${id}"`);
    return id;
  }
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole picture as SVG. */
export function svg(drawing: Drawing, { x, y, width, height }: ViewBox): string {
  const writer = new Writer();
  const body = writer.write(drawing);
  const box = [x, y, width, height].map(short).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${short(width)}" height="${short(height)}">` +
    `<defs>${writer.definitions}</defs>${body}</svg>`
  );
}
