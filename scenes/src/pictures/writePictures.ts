import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPng } from '../render/draw';
import { encode } from './encode';
import { folderOf, type Picture } from './Picture';
import { hashOf, readRecords, writeRecords } from './records';

/** Encodes one picture, unless its files were made from this very drawing. @returns the drawing's hash */
async function writePicture(picture: Picture, recorded: string | undefined): Promise<string> {
  const folder = folderOf(picture.room);
  const drawing = picture.svg();
  const hash = hashOf(drawing);
  if (hash === recorded && picture.files.every(({ name }) => existsSync(join(folder, name)))) return hash;
  for (const file of picture.files) {
    const bytes = await encode(toPng(drawing, file.width), file);
    writeFileSync(join(folder, file.name), bytes);
    console.info(`${picture.room}/src/pictures/${file.name}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  return hash;
}

function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (/\.(avif|webp|jpg)$/.test(name) && !names.has(name)) rmSync(join(folder, name));
  }
}

/** Writes what is stale, and removes what nobody shows any more. @returns what was wrong with the others */
export async function writePictures(pictures: readonly Picture[]): Promise<string[]> {
  const faults: string[] = [];
  for (const room of new Set(pictures.map((picture) => picture.room))) {
    const own = pictures.filter((picture) => picture.room === room);
    mkdirSync(folderOf(room), { recursive: true });
    const records: Record<string, string> = { ...readRecords(room) };
    for (const picture of own) {
      try {
        records[picture.stem] = await writePicture(picture, records[picture.stem]);
      } catch (error) {
        faults.push(`${room}: ${String(error)}`);
      }
      // After each, so that an interrupted run goes on where it stopped.
      writeRecords(room, records);
    }
    const stems = new Set(own.map(({ stem }) => stem));
    writeRecords(room, Object.fromEntries(Object.entries(records).filter(([stem]) => stems.has(stem))));
    removeOthers(folderOf(room), new Set(own.flatMap(({ files }) => files.map(({ name }) => name))));
  }
  return faults;
}
