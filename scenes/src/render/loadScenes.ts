import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '../library/scene';
import { ROOM } from '../room';

const FOLDER = join(ROOM, 'src', 'scenes');

function isScene(value: unknown): value is Scene {
  return typeof value === 'object' && value !== null && 'draw' in value && 'hue' in value;
}

/** The names of all scenes: one file each, no list to keep. */
export function sceneNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** @throws if there is no such file, or if it exports no scene of its own name */
export async function loadScene(name: string): Promise<Scene> {
  const file = join(FOLDER, `${name}.ts`);
  if (!existsSync(file))
    throw new Error(`No scene is called "${name}"; there are: ${sceneNames().join(', ')}.`);
  const module = (await import(file)) as Record<string, unknown>;
  const scene = Object.values(module).find(isScene);
  if (scene?.name !== name) throw new Error(`${file} must export one scene named "${name}".`);
  return scene;
}
