import { SHARES } from '../share/shares';
import { USES } from '../uses';
import { drawScene } from './draw';
import { loadScene, sceneNames } from './loadScenes';

/** Where the cards' layout crops nothing. */
const MIDDLE = { left: 120, right: 680, top: 40, bottom: 520 };

/** The middles of all kites in a drawing, and how they lean. */
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

const CUTS = ['card', 'wide'] as const;

const drawn = new Map<string, Promise<string>>();

/** Drawing takes its time: each cut is drawn once for all tests. */
function drawing(name: string, cut: (typeof CUTS)[number]): Promise<string> {
  const key = `${name} ${cut}`;
  const known = drawn.get(key) ?? loadScene(name).then((scene) => drawScene(scene, cut));
  drawn.set(key, known);
  return known;
}

describe.each(sceneNames())('The scene %s', (name) => {
  it('is the same picture every time it is drawn', async () => {
    expect(drawScene(await loadScene(name), 'card')).toBe(await drawing(name, 'card'));
  });

  it('is drawn of numbers and colors alone', async () => {
    for (const cut of CUTS) {
      expect(await drawing(name, cut)).not.toMatch(/NaN|Infinity|undefined|null|<text|<image/);
    }
  });

  it('has the kite once, where no layout crops it', async () => {
    for (const cut of CUTS) {
      const [kite, ...others] = kites(await drawing(name, cut));
      expect(others).toEqual([]);
      expect(kite?.x).toBeGreaterThanOrEqual(MIDDLE.left);
      expect(kite?.x).toBeLessThanOrEqual(MIDDLE.right);
      expect(kite?.y).toBeGreaterThanOrEqual(MIDDLE.top);
      expect(kite?.y).toBeLessThanOrEqual(MIDDLE.bottom);
    }
  });

  it('has an hour and a hue', async () => {
    const { hour, hue, title } = await loadScene(name);
    expect(hour).not.toBe('');
    expect(title).not.toBe('');
    expect(hue).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('is shown by somebody', () => {
    const shown = Object.values(USES).flatMap((scenes) => Object.values(scenes).flat());
    expect([...shown, ...SHARES.map(({ scene }) => scene)]).toContain(name);
  });
});

describe('A scene that nobody has drawn', () => {
  it('is asked for in vain, and the answer names those that there are', async () => {
    await expect(loadScene('atlantis')).rejects.toThrow(/^No scene is called "atlantis"; there are: .*paris/);
  });
});

describe('The kites of the scenes', () => {
  it('fly nowhere twice in the same way: a grid of them must not look templated', async () => {
    const flights = await Promise.all(
      sceneNames().map(async (name) => {
        const [kite] = kites(await drawing(name, 'card'));
        return [kite?.x, kite?.y, kite?.lean].map((value) => Math.round((value ?? 0) / 10)).join(' ');
      }),
    );
    expect(new Set(flights).size).toBe(flights.length);
  });
});
