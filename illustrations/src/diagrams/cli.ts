import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { WORKSPACE } from '../folders';
import { renderPng } from '../render/render';
import { drawArchitecture, WIDTH } from './drawArchitecture';

/** Twice as large as a README shows it, for sharp text on dense screens. */
const WIDTH_PX = WIDTH * 2;

const png = sharp(renderPng(drawArchitecture(), WIDTH_PX)).png({ palette: true, effort: 10 });
writeFileSync(join(WORKSPACE, 'docs/images/architecture.png'), await png.toBuffer());
