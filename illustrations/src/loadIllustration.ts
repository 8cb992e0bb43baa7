import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Illustration } from './drawing/Illustration';
import { PACKAGE } from './folders';

const FOLDER = join(PACKAGE, 'src', 'illustrations');

function isIllustration(value: unknown): value is Illustration {
  return typeof value === 'object' && value !== null && 'draw' in value && 'hue' in value;
}

/** The names of all illustrations: those of the files in src/illustrations. */
export function illustrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** @throws Error when the file does not exist or does not export one illustration of its own name */
export async function loadIllustration(name: string): Promise<Illustration> {
  const file = join(FOLDER, `${name}.ts`);
  if (!existsSync(file)) {
    throw new Error(
      `There is no illustration "${name}"; the illustrations are: ${illustrationNames().join(', ')}.`,
    );
  }
  const module = (await import(file)) as Record<string, unknown>;
  const illustration = Object.values(module).find(isIllustration);
  if (illustration?.name !== name) throw new Error(`${file} must export one illustration named "${name}".`);
  return illustration;
}
