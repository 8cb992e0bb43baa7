import type { ReactNode } from 'react';
import { definePage } from '../contract/page';
import { renderPage, type RenderedPage } from './renderPage';

/** Renders a component inside a page, so that its hooks find the language and the site. */
export function renderPart(part: ReactNode, options?: Parameters<typeof renderPage>[1]): RenderedPage {
  const Page = definePage(
    () => part,
    () => ({ title: '', description: '' }),
  );
  return renderPage(Page, options);
}
