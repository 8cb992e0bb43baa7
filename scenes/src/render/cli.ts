import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawScene, toPng } from './draw';
import { loadScene } from './loadScenes';

const OUT = join(import.meta.dirname, '..', '..', 'out');

/** Draws the named scenes to look at: as a card, as a hero, and small as in a grid. */
async function look(names: readonly string[]): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  for (const name of names) {
    const scene = await loadScene(name);
    const began = performance.now();
    const card = drawScene(scene, 'card');
    writeFileSync(join(OUT, `${name}.png`), toPng(card, 1200));
    writeFileSync(join(OUT, `${name}-card.png`), toPng(card, 400));
    writeFileSync(join(OUT, `${name}-wide.png`), toPng(drawScene(scene, 'wide'), 1600));
    console.info(
      `${name}: ${String(Math.round(card.length / 1024))} kB of SVG in ${String(Math.round(performance.now() - began))} ms`,
    );
  }
}

const names = process.argv.slice(2);
await look(names);
