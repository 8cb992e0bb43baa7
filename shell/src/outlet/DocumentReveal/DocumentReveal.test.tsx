import { act } from '@testing-library/react';
import { createFakePage } from '../../testing/createFakePage';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import { DocumentReveal } from './DocumentReveal';

const html = document.documentElement;

/** Renders it in a hidden document, whose page is loading. */
function renderHidden() {
  html.dataset.languagePending = '';
  const page = createFakePage(FIRST_CLASS);
  page.setPhase('loading');
  return { page, ...renderInShell(<DocumentReveal page={page} />) };
}

describe('DocumentReveal', () => {
  it('waits while the shell is in another language than the chosen one', () => {
    const { page, choice } = renderHidden();
    act(() => {
      choice.shown.set('es');
    });
    act(() => {
      page.setPhase('ready');
    });
    expect(html).toHaveAttribute('data-language-pending');
    act(() => {
      choice.shown.set('en');
    });
    expect(html).not.toHaveAttribute('data-language-pending');
  });
});
