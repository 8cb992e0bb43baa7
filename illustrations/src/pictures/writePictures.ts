import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPng } from '../render/render';
import { allPictures } from './allPictures';
import { encode } from './encode';
import { filesModules } from './filesModule';
import { hashOf, readHashes, writeHashes } from './hashes';
import { picturesFolder, type Picture } from './Picture';
import { USAGE, type PackageName } from './usage';

/** Encodes a picture unless its files were made from the same drawing. @returns the hash of the drawing */
async function writePicture(picture: Picture, writtenHash: string | undefined): Promise<string> {
  const folder = picturesFolder(picture.packageName);
  const drawing = await picture.draw();
  const hash = hashOf(drawing);
  if (hash === writtenHash && picture.files.every(({ name }) => existsSync(join(folder, name)))) return hash;
  for (const file of picture.files) {
    const bytes = await encode(renderPng(drawing, file.width), file);
    writeFileSync(join(folder, file.name), bytes);
    console.info(`${picture.packageName}/src/pictures/${file.name}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  return hash;
}

/**
 * Writes those of the pictures that are missing or whose drawing has changed.
 *
 * @returns error messages of pictures that exceed their size limit
 */
async function writeChanged(pictures: readonly Picture[]): Promise<string[]> {
  const errors: string[] = [];
  for (const picture of pictures) {
    const { packageName, stem } = picture;
    mkdirSync(picturesFolder(packageName), { recursive: true });
    const hashes = readHashes(packageName);
    try {
      const hash = await writePicture(picture, hashes[stem]);
      // Written after each picture, so that an interrupted run can be continued.
      if (hash !== hashes[stem]) writeHashes(packageName, { ...hashes, [stem]: hash });
    } catch (error) {
      errors.push(`${packageName}: ${String(error)}`);
    }
  }
  return errors;
}

async function writeFilesModules(packageNames: Iterable<string>): Promise<void> {
  for (const packageName of packageNames) {
    if (!(packageName in USAGE)) continue;
    for (const { file, source } of await filesModules(packageName as PackageName))
      writeFileSync(file, source);
  }
}

function removeUnused(packageName: string, pictures: readonly Picture[]): void {
  const folder = picturesFolder(packageName);
  const stems = new Set(pictures.map(({ stem }) => stem));
  const files = new Set(pictures.flatMap((picture) => picture.files.map(({ name }) => name)));
  const hashes = Object.entries(readHashes(packageName)).filter(([stem]) => stems.has(stem));
  writeHashes(packageName, Object.fromEntries(hashes));
  for (const name of readdirSync(folder)) {
    if (/\.(avif|webp|jpg)$/.test(name) && !files.has(name)) rmSync(join(folder, name));
  }
}

/** Brings all pictures of all packages up to date and removes unused files. @returns see {@link writeChanged} */
export async function writeAllPictures(): Promise<string[]> {
  const pictures = allPictures();
  const errors = await writeChanged(pictures);
  const packageNames = new Set(pictures.map(({ packageName }) => packageName));
  await writeFilesModules(packageNames);
  for (const packageName of packageNames) {
    removeUnused(
      packageName,
      pictures.filter((picture) => picture.packageName === packageName),
    );
  }
  return errors;
}

/**
 * Brings the named pictures up to date and draws nothing else.
 *
 * @param names illustrations, such as `paris`, or single pictures, such as `share-paris-guide`
 * @returns see {@link writeChanged}
 * @throws Error for a name that neither an illustration nor a picture has
 */
export async function writePictures(names: readonly string[]): Promise<string[]> {
  const pictures = allPictures();
  const chosen = names.flatMap((name) => {
    const named = pictures.filter(({ stem, illustration }) => [stem, illustration].includes(name));
    if (named.length === 0)
      throw new Error(
        `No package shows a picture called "${name}"; usage.ts and sharePictures.ts list the pictures.`,
      );
    return named;
  });
  const errors = await writeChanged([...new Set(chosen)]);
  await writeFilesModules(new Set(chosen.map(({ packageName }) => packageName)));
  return errors;
}
