import packageJson from '../../package.json';
import type { DealPageComponent } from '../pages/DealPage/defineDealPage';

interface DealPageModule {
  readonly default: DealPageComponent;
}

/** Every page that package.json lists, by path: a new one is tested without being named in a test. */
export const dealPages: Readonly<Record<string, DealPageComponent>> = Object.fromEntries(
  Object.entries(packageJson.farekite.pages).map(([path, source]) => [
    path,
    jest.requireActual<DealPageModule>(`../../${source}`).default,
  ]),
);
