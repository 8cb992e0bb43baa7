import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIcons } from '../icons/writeIcons';
import { addressesModules } from '../pictures/addressesModule';
import { allPictures, loadScenes } from '../pictures/allPictures';
import { writePictures } from '../pictures/writePictures';
import { ROOM } from '../room';
import { USES } from '../uses';
import { writeContactSheets } from './contactSheet';
import { drawScene, toPng } from './draw';
import { loadScene } from './loadScenes';

const OUT = join(ROOM, 'out');

/** Draws the named scenes to look at: as a card, as a hero, and small as in a grid. */
async function look(names: readonly string[]): Promise<void> {
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

/** Brings the committed pictures up to date with the scenes, and lays all scenes side by side. */
async function writeAll(): Promise<void> {
  const scenes = await loadScenes();
  await writeIcons();
  const faults = await writePictures(allPictures(scenes));
  for (const { file, source } of addressesModules(scenes)) writeFileSync(file, source);
  await writeContactSheets([...scenes.values()], OUT);
  const awaited = Object.values(USES)
    .flatMap((scenes) => Object.values(scenes).flat())
    .filter((name) => !scenes.has(name));
  if (awaited.length > 0) console.warn(`Nobody has drawn: ${[...new Set(awaited)].join(', ')}.`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  console.info(`${String(scenes.size)} scenes; side by side in ${join(OUT, 'contact.png')}`);
}

mkdirSync(OUT, { recursive: true });
const names = process.argv.slice(2);
await (names.length > 0 ? look(names) : writeAll());
