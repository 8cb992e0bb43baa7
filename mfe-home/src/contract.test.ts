import { join } from 'node:path';
import { describePageContract, describeSharePictures, exposedPages } from '@farekite/shared/testing';
import { fakeBrowser } from './testing/fakeBrowser';

beforeEach(() => void fakeBrowser());

const pages = exposedPages(join(__dirname, '..'));

describePageContract(pages);
describeSharePictures(pages, join(__dirname, 'pictures'));
