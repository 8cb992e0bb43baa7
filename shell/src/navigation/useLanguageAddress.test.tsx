import '../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { renderInShell } from '../testing/renderInShell';
import { useLanguageAddress } from './useLanguageAddress';

function Address() {
  useLanguageAddress();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <Link to="/blog">Blog</Link>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;

describe('The address of a language, when another one is chosen,', () => {
  it('becomes that of the page, in the same entry of the history with its state [LANGUAGE-16]', async () => {
    const { choose } = renderInShell(<Address />, {
      path: '/es/booking-process?flight=3#part',
      language: 'es',
    });
    history.replaceState({ bookingStep: 2, scrollY: 40 }, '');
    const { length } = history;
    await choose('en');
    expect(address()).toBe('/booking-process?flight=3#part');
    expect(location.pathname).toBe('/booking-process');
    expect(history).toHaveLength(length);
    expect(history.state).toMatchObject({ bookingStep: 2, scrollY: 40 });
  });

  it('stays when it is the one that is chosen, and becomes that of the page also where Back leads to it [LANGUAGE-16]', async () => {
    const { choose } = renderInShell(<Address />, { path: '/es/about', language: 'es' });
    await choose('es');
    expect(address()).toBe('/es/about');
    fireEvent.click(screen.getByRole('link'));
    await choose('en');
    expect(address()).toBe('/blog');
    history.back();
    await waitFor(() => {
      expect(address()).toBe('/about');
    });
  });
});
