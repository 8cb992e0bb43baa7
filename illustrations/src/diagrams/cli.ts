import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { WORKSPACE } from '../folders';
import { renderPng } from '../render/render';
import { drawArchitecture } from './drawArchitecture';

const WIDTH_PX = 1600;

const png = sharp(renderPng(drawArchitecture(), WIDTH_PX)).png({ palette: true, effort: 10 });
writeFileSync(join(WORKSPACE, 'docs/images/architecture.png'), await png.toBuffer());
