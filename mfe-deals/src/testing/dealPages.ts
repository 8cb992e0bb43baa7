import { pagesWithContent } from '@farekite/shared/testing';
import type { DealPageContent } from '../content/DealPageContent';

/** Every page that the remote exposes, with its content. */
export const DEAL_PAGES = pagesWithContent<DealPageContent>(module);
