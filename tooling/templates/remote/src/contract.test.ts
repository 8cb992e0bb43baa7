import { join } from 'node:path';
import { describePageContract, exposedPages } from '@farekite/shared/testing';

describePageContract(exposedPages(join(__dirname, '..')));
