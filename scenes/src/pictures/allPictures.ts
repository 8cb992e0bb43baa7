import type { Scene } from '../library/scene';
import { drawScene } from '../render/draw';
import { loadScene, sceneNames } from '../render/loadScenes';
import { drawShare, SHARE_WIDTH } from '../share/drawShare';
import { SHARES, shareStem } from '../share/shares';
import { USES } from '../uses';
import type { Picture, PictureFile } from './Picture';
import { DETAILS, FORMATS, SIZES, stemOf, type Size } from './sizes';

const BRAND = 'FareKite';

/** What a file of each format may weigh, against an AVIF: WebP needs half as much again for the same looks. */
const WEIGHTS = { avif: 1, webp: 1.6 } as const;
const SHARE_LIMIT = 90_000;

function filesOf(stem: string, size: Size): PictureFile[] {
  return DETAILS[size].widths.flatMap(([width, limit]) =>
    FORMATS.map((format) => ({
      name: `${stem}-${String(width)}.${format}`,
      format,
      width,
      limit: limit * WEIGHTS[format],
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
    SIZES.flatMap((size) =>
      uses[size]
        .filter((name) => scenes.has(name))
        .map((name) => {
          const stem = stemOf(name, size);
          return {
            room,
            stem,
            svg: () => drawScene(sceneOf(scenes, name), DETAILS[size].cut),
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
