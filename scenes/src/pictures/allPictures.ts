import type { Scene } from '../library/scene';
import { drawScene, type Cut } from '../render/draw';
import { loadScene, sceneNames } from '../render/loadScenes';
import { drawShare, SHARE_WIDTH } from '../share/drawShare';
import { SHARES, shareStem } from '../share/shares';
import { USES } from '../uses';
import type { Format, Picture, PictureFile } from './Picture';

const KB = 1000;
const BRAND = 'FareKite';

/** Widths of a card and of a hero, and what an AVIF of that width may weigh. */
const WIDTHS = {
  card: [
    [400, 12 * KB],
    [800, 28 * KB],
  ],
  hero: [
    [800, 24 * KB],
    [1600, 52 * KB],
  ],
} as const;
/** WebP stands behind AVIF for old browsers; it needs about half as much again for the same looks. */
const WEBP = 1.6;
const SHARE_LIMIT = 90 * KB;

type Size = keyof typeof WIDTHS;

const CUTS: Readonly<Record<Size, Cut>> = { card: 'card', hero: 'wide' };

function stemOf(scene: string, size: Size): string {
  return size === 'hero' && scene !== 'hero' ? `${scene}-hero` : scene;
}

function filesOf(stem: string, size: Size): PictureFile[] {
  const formats: readonly (readonly [Format, number])[] = [
    ['avif', 1],
    ['webp', WEBP],
  ];
  return WIDTHS[size].flatMap(([width, limit]) =>
    formats.map(([format, factor]) => ({
      name: `${stem}-${String(width)}.${format}`,
      format,
      width,
      limit: limit * factor,
    })),
  );
}

function sceneOf(scenes: ReadonlyMap<string, Scene>, name: string): Scene {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`No scene is called "${name}".`);
  return scene;
}

/** All scenes that are drawn. */
export async function loadScenes(): Promise<Map<string, Scene>> {
  const names = sceneNames();
  const scenes = await Promise.all(names.map(loadScene));
  return new Map(scenes.map((scene, i) => [names[i] ?? scene.name, scene]));
}

function shown(scenes: ReadonlyMap<string, Scene>): Picture[] {
  return Object.entries(USES).flatMap(([room, uses]) =>
    (['card', 'hero'] as const).flatMap((size) =>
      uses[size]
        .filter((name) => scenes.has(name))
        .map((name) => {
          const stem = stemOf(name, size);
          return {
            room,
            stem,
            svg: () => drawScene(sceneOf(scenes, name), CUTS[size]),
            files: filesOf(stem, size),
          };
        }),
    ),
  );
}

function shared(scenes: ReadonlyMap<string, Scene>): Picture[] {
  return SHARES.map(({ remote, path, scene, title }) => {
    const stem = shareStem(path);
    return {
      room: remote,
      stem,
      // A page can be shared before its scene is drawn.
      svg: () => drawShare(sceneOf(scenes, scenes.has(scene) ? scene : 'hero'), title, BRAND),
      files: [{ name: `${stem}.jpg`, format: 'jpeg', width: SHARE_WIDTH, limit: SHARE_LIMIT }],
    };
  });
}

/** Every picture of every room, of the scenes that are drawn. */
export function allPictures(scenes: ReadonlyMap<string, Scene>): Picture[] {
  return [...shown(scenes), ...shared(scenes)];
}
