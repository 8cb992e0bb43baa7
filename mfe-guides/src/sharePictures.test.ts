import { join } from 'node:path';
import { describeSharePictures, exposedPages } from '@farekite/shared/testing';

describeSharePictures(exposedPages(join(__dirname, '..')), join(__dirname, 'pictures'));
