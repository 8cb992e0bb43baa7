import '../testing/jsdomPolyfills';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderInShell } from '../testing/renderInShell';
import { useLanguageAddress } from './useLanguageAddress';

function Address() {
  useLanguageAddress();
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
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

  it.each([
    ['stays when it is the one that is chosen', '/es/about', 'es'],
    ['stays when it is that of every language', '/about', 'es'],
  ] as const)('%s', async (_what, path, language) => {
    const { choose } = renderInShell(<Address />, { path });
    await choose(language);
    expect(address()).toBe(path);
  });
});
