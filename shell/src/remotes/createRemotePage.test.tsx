import { startTransition, Suspense, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { definePage } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { FirstClassPage } from '../testing/pages';
import { createRemotePageProps } from '../testing/remotePageProps';
import { createRemotePage } from './createRemotePage';
import type { ShownPage } from './PageSource';

const RELEASE = { name: 'mfe-deals', version: 'd0d0' };
const RemotePage = createRemotePage(FirstClassPage, RELEASE);

describe('createRemotePage', () => {
  it('marks remote, release and language', () => {
    const { container } = render(<RemotePage {...createRemotePageProps()} language="es" />);
    expect(container.firstElementChild).toHaveAttribute('data-remote', 'mfe-deals');
    expect(container.firstElementChild).toHaveAttribute('data-release', 'd0d0');
    expect(container.firstElementChild).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
  });

  it('marks a static page', () => {
    const StaticPage = createRemotePage(
      definePage(() => <h1>Terms</h1>, FirstClassPage.head, { isStatic: true }),
      RELEASE,
    );
    const props = createRemotePageProps();
    const isMarked = (Page: typeof RemotePage) =>
      render(<Page {...props} />).container.firstElementChild?.hasAttribute('data-static');
    expect(isMarked(StaticPage)).toBe(true);
    expect(isMarked(RemotePage)).toBe(false);
  });

  it('passes on props that a minor version of the contract adds, which older pages ignore', () => {
    const added = { currency: 'USD' };
    const receive = jest.fn();
    const Newer = createRemotePage(
      Object.assign((props: object) => void receive(props), { head: FirstClassPage.head }),
      RELEASE,
    );
    render(<Newer {...createRemotePageProps()} {...added} />);
    expect(receive).toHaveBeenCalledWith(expect.objectContaining(added));

    const props = createRemotePageProps();
    const html = render(<RemotePage {...props} />).container.innerHTML;
    expect(render(<RemotePage {...props} {...added} />).container.innerHTML).toBe(html);
  });

  it('calls onShown once it is shown, and once more after each change of language', () => {
    const props = createRemotePageProps();
    const { rerender } = render(<RemotePage {...props} />);
    rerender(<RemotePage {...props} />);
    rerender(<RemotePage {...props} language="es" />);
    const shown = props.onShown.mock.calls.map(([{ head, language }]) => [head(TEST_SITE).title, language]);
    expect(shown).toEqual([
      ['First class | FareKite', 'en'],
      ['Primera clase | FareKite', 'es'],
    ]);
  });

  it('shows page and head in English, marked so, when the release does not support the language', () => {
    const EnglishOnly = createRemotePage(FirstClassPage, { ...RELEASE, languages: ['en'] });
    const props = createRemotePageProps();
    const { container } = render(<EnglishOnly {...props} language="es" />);
    expect(container.firstElementChild).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
    const [[shown]] = props.onShown.mock.calls as [[ShownPage]];
    expect(shown.head(TEST_SITE).title).toBe('First class | FareKite');
    expect(shown.language).toBe('es');
  });

  it('suspends until its texts in the language are there, and keeps what it shows meanwhile', async () => {
    const arrivals = new Map<string, () => void>();
    const promises = new Map<string, Promise<void>>();
    const awaitTexts = (language: string) => {
      if (language === 'en') return undefined;
      const promise =
        promises.get(language) ?? new Promise<void>((resolve) => arrivals.set(language, resolve));
      promises.set(language, promise);
      return promise;
    };
    const Awaiting = createRemotePage(FirstClassPage, RELEASE, awaitTexts);
    const props = createRemotePageProps();
    let setLanguage!: (language: Language) => void;
    function Outlet() {
      const [language, set] = useState<Language>('en');
      setLanguage = set;
      return (
        <Suspense fallback="Waiting">
          <Awaiting {...props} language={language} />
        </Suspense>
      );
    }
    render(<Outlet />);
    await act(async () => {
      startTransition(() => {
        setLanguage('es');
      });
      await Promise.resolve();
    });
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
    await act(async () => {
      arrivals.get('es')?.();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
  });
});
