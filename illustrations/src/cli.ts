import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGE } from './folders';
import { writeIcons } from './icons/writeIcons';
import { illustrationNames, loadIllustration } from './loadIllustration';
import { writeAllPictures, writePictures } from './pictures/writePictures';
import { writeContactSheets } from './render/contactSheet';
import { renderPng, renderSvg } from './render/render';

const OUT = join(PACKAGE, 'out');

/** Renders an illustration for review: as a large and a small card, and as a hero. */
async function writePreview(name: string): Promise<void> {
  const illustration = await loadIllustration(name);
  const card = renderSvg(illustration, 'card');
  writeFileSync(join(OUT, `${name}.png`), renderPng(card, 1200));
  writeFileSync(join(OUT, `${name}-card.png`), renderPng(card, 400));
  writeFileSync(join(OUT, `${name}-wide.png`), renderPng(renderSvg(illustration, 'wide'), 1600));
  console.info(`${join(OUT, name)}.png, -card.png and -wide.png`);
}

async function writePreviews(names: readonly string[]): Promise<void> {
  if (names.length === 0) throw new Error('Name the illustrations to preview: --preview paris');
  for (const name of names) await writePreview(name);
}

async function writeContactSheetsOfAll(): Promise<void> {
  await writeContactSheets(await Promise.all(illustrationNames().map(loadIllustration)), OUT);
  console.info(join(OUT, 'contact.png'));
}

async function write(names: readonly string[]): Promise<void> {
  if (names.length === 0) await writeIcons();
  const errors = names.length > 0 ? await writePictures(names) : await writeAllPictures();
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  options: { preview: { type: 'boolean' }, contact: { type: 'boolean' } },
  allowPositionals: true,
});
mkdirSync(OUT, { recursive: true });
if (values.contact) await writeContactSheetsOfAll();
else if (values.preview) await writePreviews(positionals);
else await write(positionals);
