import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describePageContract, describeSharePictures, exposedPages } from '@farekite/shared/testing';

const PICTURES = join(__dirname, 'pictures');
const pages = exposedPages(join(__dirname, '..'));
// The others have the one of all deal pages.
const drawn = Object.entries(pages).filter(([path]) =>
  existsSync(join(PICTURES, `share-${path.slice(1)}.jpg`)),
);

describePageContract(pages);
describeSharePictures(Object.fromEntries(drawn), PICTURES);
