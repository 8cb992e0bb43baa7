import { vertical } from './paint';
import { at, circle, clip, group, line, path, stamp, svg, symbol, type Drawing } from './svg';

const BOX = { x: 0, y: 0, width: 10, height: 20 };

function body(drawing: Drawing): string {
  return svg(drawing, BOX).replace(/^<svg[^>]*>/, '');
}

describe('svg', () => {
  it('writes elements from back to front and skips undefined and false', () => {
    expect(body([path('M0 0h1', '#111111'), false, [undefined, line('M0 0h2', '#222222', 3)]])).toBe(
      '<defs></defs><path d="M0 0h1" fill="#111111"/><path d="M0 0h2" fill="none" stroke="#222222" stroke-width="3"/></svg>',
    );
  });

  it('skips a path without data', () => {
    expect(body(path('', '#111111'))).toBe('<defs></defs></svg>');
  });

  it('defines equal gradients once', () => {
    const shape = () => circle(1, 2, 3, vertical(['#000000', '#ffffff']));
    const written = body([shape(), shape()]);
    expect(written.match(/<linearGradient/g)).toHaveLength(1);
    expect(written.match(/fill="url\(#d0\)"/g)).toHaveLength(2);
  });

  it('defines a symbol once, after the gradient that it uses', () => {
    const leaf = symbol(path('M0 0h1', vertical(['#000000', '#ffffff'])));
    const written = body([stamp(leaf, at(1, 2)), stamp(leaf, at(3, 4, { rotate: 90, scale: 2 }))]);
    expect(written.match(/<g id=/g)).toHaveLength(1);
    expect(written.indexOf('<linearGradient')).toBeLessThan(written.indexOf('<g id='));
    expect(written).toContain('transform="translate(3 4)rotate(90)scale(2)"');
  });

  it('writes coordinates with one decimal and opacities with three', () => {
    expect(body(circle(1.04, 2.06, 3, '#111111', { opacity: 0.125 }))).toContain(
      '<circle cx="1" cy="2.1" r="3" fill="#111111" opacity="0.125"/>',
    );
  });

  it('writes the clip, blend mode and class name of a group', () => {
    const written = body(
      group(path('M0 0h1', '#111111'), { clip: clip('M0 0h9v9Z'), blend: 'multiply', name: 'kite' }),
    );
    expect(written).toContain('<clipPath id="d0"><path d="M0 0h9v9Z" fill="#000000"/></clipPath>');
    expect(written).toContain('<g clip-path="url(#d0)" style="mix-blend-mode:multiply" class="kite">');
  });

  it('has the size of its view box', () => {
    expect(svg([], { x: -1, y: 2, width: 3, height: 4 })).toMatch(/ viewBox="-1 2 3 4" width="3" height="4"/);
  });
});
