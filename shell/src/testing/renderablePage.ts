import type { PageModule } from '@farekite/shared/contract';
import type { RenderablePage, VerifiedRemote } from '@farekite/shared/protocol';
import { FirstClassPage } from './pages';
import { DEALS_RELEASE, testHash } from './releases';

/** The first-class page of the test release, as the release tool passes it to the shell. */
export const RENDERABLE_PAGE: RenderablePage = renderablePage({ default: FirstClassPage });

/** The test release, as the release tool passes it to the shell for a document. */
export const VERIFIED_DEALS: VerifiedRemote = {
  release: DEALS_RELEASE,
  manifestIntegrity: testHash('manifest'),
};

/** A page of the test release with another module. */
export function renderablePage(module: PageModule): RenderablePage {
  const texts = { en: { 'first-class-deals': {} }, es: { 'first-class-deals': {} } };
  return { release: DEALS_RELEASE, module, texts };
}
