import { illustrationNames, loadIllustration } from './loadIllustration';
import { allPictures } from './pictures/allPictures';
import { renderSvg } from './render/render';

/** The area that no layout crops. */
const MIDDLE = { left: 120, right: 680, top: 40, bottom: 520 };

/** The center and the rotation of each kite in a drawing. */
function kites(drawing: string): { x: number; y: number; lean: number }[] {
  return drawing
    .split('<g class="kite">')
    .slice(1)
    .map((rest) => {
      const form = /<g transform="translate\(([-\d.]+) ([-\d.]+)\)(?:rotate\(([-\d.]+)\))?/;
      const [, x, y, lean = 0] = form.exec(rest) ?? [];
      return { x: Number(x), y: Number(y), lean: Number(lean) };
    });
}

const CROPS = ['card', 'wide'] as const;

const drawn = new Map<string, Promise<string>>();

/** Drawing is slow: each crop is drawn once for all tests. */
function drawing(name: string, crop: (typeof CROPS)[number]): Promise<string> {
  const key = `${name} ${crop}`;
  const known =
    drawn.get(key) ?? loadIllustration(name).then((illustration) => renderSvg(illustration, crop));
  drawn.set(key, known);
  return known;
}

describe.each(illustrationNames())('The illustration %s', (name) => {
  it('is drawn identically every time', async () => {
    expect(renderSvg(await loadIllustration(name), 'card')).toBe(await drawing(name, 'card'));
  });

  it('contains only valid numbers and colors', async () => {
    for (const crop of CROPS) {
      expect(await drawing(name, crop)).not.toMatch(/NaN|Infinity|undefined|null|<text|<image/);
    }
  });

  it('contains the kite once, in the area that is never cropped', async () => {
    for (const crop of CROPS) {
      const [kite, ...others] = kites(await drawing(name, crop));
      expect(others).toEqual([]);
      expect(kite?.x).toBeGreaterThanOrEqual(MIDDLE.left);
      expect(kite?.x).toBeLessThanOrEqual(MIDDLE.right);
      expect(kite?.y).toBeGreaterThanOrEqual(MIDDLE.top);
      expect(kite?.y).toBeLessThanOrEqual(MIDDLE.bottom);
    }
  });

  it('has a title, an hour and a hue', async () => {
    const { hour, hue, title } = await loadIllustration(name);
    expect(hour).not.toBe('');
    expect(title).not.toBe('');
    expect(hue).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('is shown by at least one package', () => {
    expect(allPictures().map(({ illustration }) => illustration)).toContain(name);
  });
});

describe('loadIllustration', () => {
  it('rejects an unknown name and lists the known ones', async () => {
    await expect(loadIllustration('atlantis')).rejects.toThrow(
      /^There is no illustration "atlantis"; the illustrations are: .*paris/,
    );
  });
});

describe('The kites of all illustrations', () => {
  it('differ in position or rotation, so that a grid of cards does not look generated [PICTURE-6]', async () => {
    const flights = await Promise.all(
      illustrationNames().map(async (name) => {
        const [kite] = kites(await drawing(name, 'card'));
        return [kite?.x, kite?.y, kite?.lean].map((value) => Math.round((value ?? 0) / 10)).join(' ');
      }),
    );
    expect(new Set(flights).size).toBe(flights.length);
  });
});
