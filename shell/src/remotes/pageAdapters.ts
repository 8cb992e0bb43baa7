import type { PageComponent } from '@farekite/shared/contract';
import { pageOf } from './pageOf';

/**
 * Makes of what a remote exposes a page of the contract that this shell is built against.
 * @throws TypeError when it exposes no page
 */
export type PageAdapter = (module: unknown) => PageComponent;

/**
 * The majors of the contract that this shell hosts, and how it takes a page of each: its own as it is,
 * the one before by handing to it what it was promised. docs/upgrading-the-contract.md has the steps.
 */
export const PAGE_ADAPTERS: Readonly<Record<number, PageAdapter>> = { 1: pageOf };
