import { join } from 'node:path';
import { exposedPages } from '@farekite/shared/testing';
import type { DealPageComponent } from '../pages/DealPage/defineDealPage';

export const dealPages = exposedPages(join(__dirname, '../..')) as Readonly<
  Record<string, DealPageComponent>
>;
