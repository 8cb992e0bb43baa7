import { join } from 'node:path';
import { describePageContract, exposedPages } from '@farekite/shared/testing';
import { fakeBrowser } from './testing/fakeBrowser';

beforeEach(() => {
  fakeBrowser();
});

describePageContract(exposedPages(join(__dirname, '..')));
