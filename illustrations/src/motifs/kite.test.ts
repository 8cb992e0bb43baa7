import { kite } from './kite';
import { svg } from '../drawing/svg';

const drawn = (changes: Partial<Parameters<typeof kite>[0]> = {}) =>
  svg(
    kite({ x: 100, y: 50, size: 1, lean: 20, light: 'day', tail: { toward: 90, length: 100 }, ...changes }),
    { x: 0, y: 0, width: 200, height: 200 },
  );

describe('kite', () => {
  it('has the given place and rotation, and turns its lit side to the sun', () => {
    expect(drawn()).toContain('translate(100 50)rotate(20)');
    expect(drawn({ side: 1 })).toContain('translate(100 50)rotate(20)scale(-1 1)');
  });

  it('has as many bows as its tail asks for', () => {
    const bows = (tail: Parameters<typeof kite>[0]['tail']) => drawn({ tail }).match(/M0 0L-9-5V5Z/g)?.length;
    expect(bows({ toward: 90, length: 100, bows: 7 })).toBe(7);
    expect(
      bows([
        [90, 120],
        [110, 140],
      ]),
    ).toBe(2);
  });

  it('has other colors in another light', () => {
    expect(drawn({ light: 'moonlit' })).not.toBe(drawn({ light: 'backlit' }));
  });

  it('is on a string if the string has an end', () => {
    const held = drawn({ string: [10, 190] });
    expect(held).toContain('10 190"');
    expect(drawn()).not.toContain('10 190"');
  });
});
