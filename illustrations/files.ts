import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FORMS, SINGLE_FILES } from './sizes';

export interface PictureFile {
  readonly source: string;
  /** In the repository. Its ending is its format. */
  readonly file: string;
  readonly width: number;
  /** Width to height of the middle that is shown. @default the whole source */
  readonly crop?: number | undefined;
  readonly maxBytes?: number;
}

export const ROOT = join(__dirname, '..');

export const HASHES = join(__dirname, 'hashes.json');

export function readHashes(): Map<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(HASHES, 'utf8')) as Record<string, string>));
}

type FormName = keyof typeof FORMS;

/** Sources by the names of pictures. */
type Pictures = Readonly<Partial<Record<FormName, Readonly<Record<string, string>>>>>;

function filesOf(folder: string, form: FormName, pictures: Pictures): PictureFile[] {
  const { file, crop, sizes } = FORMS[form];
  return Object.entries(pictures[form] ?? {}).flatMap(([name, source]) =>
    sizes.map(({ format, width, maxBytes }) => ({
      source,
      file: `${folder}/${file.replace('NAME', name).replace('WIDTH', String(width))}.${format}`,
      width,
      crop,
      maxBytes,
    })),
  );
}

/** Each package is built from its own folder, so each has its own files. */
export const FOLDERS = readdirSync(ROOT)
  .map((name) => `${name}/src/pictures`)
  .filter((folder) => existsSync(join(ROOT, folder, 'pictures.json')));

export const FILES: readonly PictureFile[] = [
  ...FOLDERS.flatMap((folder) => {
    const pictures = JSON.parse(readFileSync(join(ROOT, folder, 'pictures.json'), 'utf8')) as Pictures;
    return (Object.keys(FORMS) as FormName[]).flatMap((form) => filesOf(folder, form, pictures));
  }),
  ...SINGLE_FILES,
];

/** With the pictures that it links to inside it, because the renderer opens no files. */
function readSource(source: string): string {
  return readFileSync(join(__dirname, source), 'utf8').replace(
    /(<image\b[^>]*\bhref=)"([^"]+)"/g,
    (_, start: string, link: string) => {
      if (!/^[^:]+\.svg$/.test(link)) {
        throw new Error(
          `${source} links to ${link.slice(0, 80)}. Link to an SVG file by a relative address.`,
        );
      }
      const linked = readSource(join(dirname(source), link));
      return `${start}"data:image/svg+xml;base64,${Buffer.from(linked).toString('base64')}"`;
    },
  );
}

export function drawing({ source, crop }: PictureFile): string {
  return readSource(source).replace(/<svg\b[^>]*>/, (root) => {
    const [x, y, width, height] = (/viewBox="([^"]+)"/.exec(root)?.[1] ?? '').split(/[ ,]+/).map(Number);
    if (x === undefined || y === undefined || width === undefined || height === undefined)
      throw new Error(`${source} needs a viewBox.`);
    const shown = crop === undefined ? width : height * crop;
    const left = crop === undefined ? x : Math.round(x + (width - shown) / 2);
    return root
      .replace(/\s(width|height)="[^"]*"/g, '')
      .replace(/viewBox="[^"]+"/, `viewBox="${[left, y, shown, height].join(' ')}"`);
  });
}

export function hashOf(file: PictureFile): string {
  return createHash('sha256')
    .update(JSON.stringify([file.width, file.maxBytes, drawing(file)]))
    .digest('hex')
    .slice(0, 16);
}
