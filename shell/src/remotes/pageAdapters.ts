import type { PageComponent } from '@farekite/shared/contract';
import { exposedPage } from './exposedPage';

/**
 * Turns the module that a remote exposes into a page of the contract that this shell is built against.
 * @throws TypeError when the module exposes no page
 */
export type PageAdapter = (module: unknown) => PageComponent;

/**
 * An adapter for each major of the contract that this shell hosts: its own, and while remotes move, the one
 * before. See docs/upgrading-the-contract.md.
 */
export const PAGE_ADAPTERS: Readonly<Record<number, PageAdapter>> = { 2: exposedPage };
