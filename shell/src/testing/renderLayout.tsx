import type { ReactNode } from 'react';
import { SiteLanguageProvider } from '../context/SiteLanguageProvider';
import { renderInShell, type RenderedInShell, type RenderInShellOptions } from './renderInShell';

/** Renders a part of the layout as the shell does, in the language of the store. */
export function renderLayout(part: ReactNode, options?: RenderInShellOptions): RenderedInShell {
  return renderInShell(<SiteLanguageProvider>{part}</SiteLanguageProvider>, options);
}
