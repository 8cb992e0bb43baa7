import { definePage } from '../contract/page';
import { renderPage, type RenderedPage } from './renderPage';
import type { ReactNode } from 'react';

/** Renders a part of a page as its only content, so that it finds language and site. */
export function renderPart(part: ReactNode, options?: Parameters<typeof renderPage>[1]): RenderedPage {
  const Page = definePage(
    () => part,
    () => ({ title: '', description: '' }),
  );
  return renderPage(Page, options);
}
