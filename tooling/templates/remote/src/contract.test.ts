import { join } from 'node:path';
import { describePageContract, describeSharePictures, exposedPages } from '@farekite/shared/testing';

const pages = exposedPages(join(__dirname, '..'));

describePageContract(pages);
describeSharePictures(pages, join(__dirname, 'pictures'));
