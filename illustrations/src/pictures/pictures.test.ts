import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOfIcons, writtenHashOfIcons } from '../icons/writeIcons';
import { allPictures } from './allPictures';
import { filesModules } from './filesModule';
import { hashOf, readHashes } from './hashes';
import { picturesFolder, type Picture } from './Picture';
import { USAGE, type PackageName } from './usage';

const SHARE_RATIO = 1200 / 630;

const pictures = allPictures();
const packageNames = [...new Set(pictures.map(({ packageName }) => packageName))];

function ratioOf({ stem, files }: Picture): number {
  if (stem.startsWith('share-')) return SHARE_RATIO;
  return files.some(({ width }) => width === 1600) ? 16 / 9 : 4 / 3;
}

describe('The committed pictures', () => {
  it('were made from the current drawings; if not, run npm run illustrations [PICTURE-1]', async () => {
    const stale: string[] = [];
    for (const { packageName, stem, draw } of pictures) {
      if (readHashes(packageName)[stem] !== hashOf(await draw())) stale.push(`${packageName}: ${stem}`);
    }
    expect(stale).toEqual([]);
  });

  it('exist and keep their size limits [PICTURE-2, PICTURE-3]', () => {
    const missingOrTooLarge = pictures.flatMap(({ packageName, files }) =>
      files
        .map(({ name, maxBytes }) => ({ file: join(picturesFolder(packageName), name), maxBytes }))
        .filter(({ file, maxBytes }) => !existsSync(file) || statSync(file).size > maxBytes)
        .map(({ file }) => file),
    );
    expect(missingOrTooLarge).toEqual([]);
  });

  it('have the width of their names and the aspect ratio of their form', async () => {
    for (const picture of pictures) {
      for (const { name, width } of picture.files) {
        const size = await sharp(join(picturesFolder(picture.packageName), name)).metadata();
        expect({ name, width: size.width }).toEqual({ name, width });
        expect(size.width / size.height).toBeCloseTo(ratioOf(picture), 2);
      }
    }
  });

  it.each(packageNames)('are exactly those that %s shows', (packageName) => {
    const own = pictures.filter((picture) => picture.packageName === packageName);
    const files = readdirSync(picturesFolder(packageName)).filter((file) =>
      /\.(avif|webp|jpg|png)$/.test(file),
    );
    expect(files.sort()).toEqual(own.flatMap((picture) => picture.files.map(({ name }) => name)).sort());
    expect(Object.keys(readHashes(packageName)).sort()).toEqual(own.map(({ stem }) => stem).sort());
  });
});

describe('The generated modules', () => {
  it.each(Object.keys(USAGE) as PackageName[])(
    'of %s are up to date; if not, run npm run illustrations',
    async (packageName) => {
      const modules = await filesModules(packageName);
      const stale = modules.filter(({ file, source }) => readFileSync(file, 'utf8') !== source);
      expect(stale.map(({ file }) => file)).toEqual([]);
    },
  );
});

describe('The icons', () => {
  it('were made from the current drawings; if not, run npm run illustrations [SEO-9]', () => {
    expect(writtenHashOfIcons()).toBe(hashOfIcons());
  });
});
