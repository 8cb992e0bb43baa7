import type { ReactNode } from 'react';
import { ShellLanguageProvider } from '../context/ShellLanguageProvider';
import { renderInShell, type RenderedInShell, type RenderInShellOptions } from './renderInShell';

/** Renders a part of the layout as the shell does, in the language of the store. */
export function renderLayout(part: ReactNode, options?: RenderInShellOptions): RenderedInShell {
  return renderInShell(<ShellLanguageProvider>{part}</ShellLanguageProvider>, options);
}
