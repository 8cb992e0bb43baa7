import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { definePage } from '@farekite/shared/contract';
import { useLanguage } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { reportError } from '../../errors/reportError';
import { SLOW_AFTER_MS } from '../../loading/Loading';
import { outlet } from '../../locales/en/shell.json';
import { FIRST_CLASS, FirstClassPage } from '../../testing/pages';
import { DEALS_RELEASE } from '../../testing/releases';
import { openInShell } from '../../testing/renderInShell';
import { settle } from '../../testing/settle';
import { RemotePage } from './RemotePage';

jest.mock('../../errors/reportError');

const OFFLINE = new Error('offline');
const OF_RELEASE = { release: DEALS_RELEASE };
const PRERENDERED = {
  path: FIRST_CLASS.path,
  show: (element: Element | null) => {
    if (element) element.innerHTML = '<h1>Prerendered</h1>';
  },
};

const open = (prerendered?: typeof PRERENDERED) =>
  openInShell(
    <main>
      <RemotePage route={FIRST_CLASS} />
    </main>,
    { prerendered },
  );

type Opened = Awaited<ReturnType<typeof open>>;

const main = () => screen.getByRole('main');
const heading = () => screen.getByRole('heading', { level: 1 });
const status = () => {
  const all = screen.getAllByRole('status');
  return all.find((element) => element.textContent) ?? (all[0] as HTMLElement);
};
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });
const fetch = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const reports = () => jest.mocked(reportError).mock.calls.flat();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(reportError).mockReset();
  fetch.mockReset().mockReturnValue(new Promise(() => undefined));
  Object.assign(globalThis, { fetch });
});

describe('A page that is opened by a link', () => {
  it('is announced as loading until its code and its texts have come', async () => {
    const { answer, loaded } = await open();
    expect(loaded()).toEqual(['./first-class-deals', './locales/en/first-class-deals']);
    await answer({ default: FirstClassPage }, 0);
    expect(status()).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(document.title).toBe('FareKite');
    await answer({}, 1);
    expect(heading()).toHaveTextContent('First class');
    expect(heading().closest('[data-remote]')).toHaveAttribute('data-release', DEALS_RELEASE.version);
    expect(screen.getByText(TEST_SITE.phone)).toBeVisible();
    expect(document.body).toHaveFocus();
    await settle(SLOW_AFTER_MS);
    expect(status()).toBeEmptyDOMElement();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('puts its messages into a status that is in the document before them, as screen readers announce them', async () => {
    const announced = new Set<string>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.role === 'status') announced.add(target.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await open();
    expect([...announced]).toEqual(['Loading…']);
    observer.disconnect();
  });

  it('is reported and said to be late after four seconds, and shown however late it comes', async () => {
    const { arrive } = await open();
    const announced = status();
    await settle(SLOW_AFTER_MS);
    expect(announced).toHaveTextContent(outlet.slow);
    expect(within(announced).getByRole('heading', { level: 1 })).toHaveTextContent(outlet.failedHeading);
    expect(within(announced).getByRole('link', { name: `Call ${TEST_SITE.phone}` })).toBeVisible();
    expect(document.title).toBe(`${outlet.failedHeading} | FareKite`);
    expect(reports()).toEqual([expect.objectContaining({ ...OF_RELEASE, step: 'late' })]);
    await settle(60_000);
    screen.getByRole('link', { name: 'Blog' }).focus();
    await arrive();
    await settle();
    expect(screen.getByRole('heading', { name: 'First class' })).toHaveFocus();
  });

  it('reports errors with its remote and its release', async () => {
    const { arrive, user } = await open();
    await arrive();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const message = `mfe-deals@${DEALS_RELEASE.version} failed (page): A fare is stale`;
    expect(reports()).toEqual([expect.objectContaining({ message, step: 'page' })]);
  });
});

it('A page that the document contains stays under one notice while it is late, whose Try again loads the document; it may come after all', async () => {
  const { arrive, fail, user } = await open(PRERENDERED);
  expect(status()).toBeEmptyDOMElement();
  await settle(SLOW_AFTER_MS);
  expect(heading()).toHaveTextContent('Prerendered');
  expect(status()).toHaveTextContent(outlet.slow);
  await user.click(tryAgain());
  expect(fetch).toHaveBeenCalledTimes(1);
  await arrive();
  expect(heading()).toHaveTextContent('First class');
  expect(status()).toBeEmptyDOMElement();
  await fail(OFFLINE, 1);
  expect(status()).toBeEmptyDOMElement();
});

const CAUSE = new Error('No fares today');
const Broken = definePage(() => {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw CAUSE;
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Sort
    </button>
  );
}, FirstClassPage.head);

describe.each([
  ['that is opened by a link leaves a message', undefined, outlet.failedHeading, outlet.failedText, main],
  ['that the document contains stays under a notice', PRERENDERED, 'Prerendered', outlet.partial, heading],
] as const)('A page %s', (_how, prerendered, shown, message, focused) => {
  it('when it fails, which is reported; Try again fetches its files anew and asks for its document', async () => {
    const { fail, loaded, refetchFailed, user } = await open(prerendered);
    await fail(OFFLINE, 0);
    expect(heading()).toHaveTextContent(shown);
    expect(status()).toHaveTextContent(message);
    expect(reports()).toEqual([expect.objectContaining({ ...OF_RELEASE, step: 'script', cause: OFFLINE })]);
    const button = tryAgain();
    await user.click(button);
    await settle();
    expect(status()).toHaveTextContent('Loading…');
    expect(button).toHaveFocus();
    expect(refetchFailed).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(loaded()).toHaveLength(2);
  });

  it('when it throws, with the focus on it; Try again loads the document', async () => {
    const { arrive, user } = await open(prerendered);
    await arrive(Broken);
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await settle();
    expect(heading()).toHaveTextContent(shown);
    expect(focused()).toHaveFocus();
    expect(status()).toHaveTextContent(message);
    expect(reports()).toEqual([expect.objectContaining({ ...OF_RELEASE, step: 'render', cause: CAUSE })]);
    await user.click(tryAgain());
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('The language of a page', () => {
  const [ENGLISH, SPANISH] = ['./locales/en/first-class-deals', './locales/es/first-class-deals'];

  it('changes when its texts in another have come, which are loaded once, and back at once [LANGUAGE-11]', async () => {
    const { answer, arrive, choose, loaded, user } = await open();
    await arrive();
    await user.click(screen.getByRole('button', { name: 'Counted 0' }));
    await choose('es');
    expect(heading()).toHaveTextContent('First class');
    await answer({});
    expect(heading()).toHaveTextContent('Primera clase');
    expect(heading().closest('[data-remote]')).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    expect(document.title).toBe('Primera clase | FareKite');
    const canonical = document.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', 'https://www.farekite.example/es/first-class-deals');
    await choose('en');
    expect(heading()).toHaveTextContent('First class');
    await choose('es');
    expect(heading()).toHaveTextContent('Primera clase');
    // Choosing a language requests its texts before the page is to be shown in it.
    expect(loaded().slice(1)).toEqual([ENGLISH, SPANISH, SPANISH]);
  });

  it('changes in one rendering of the page', async () => {
    const { answer, arrive, choose } = await open();
    const Content = jest.fn(() => <h1>{useLanguage()}</h1>);
    await arrive(definePage(Content, FirstClassPage.head));
    Content.mockClear();
    await choose('es');
    await answer({});
    expect(heading()).toHaveTextContent('es');
    expect(Content).toHaveBeenCalledTimes(1);
  });

  it('is at first that of the document, and changes after that to one which was chosen meanwhile', async () => {
    const { answer, arrive, choose, loaded } = await open(PRERENDERED);
    await choose('es');
    await arrive();
    expect(heading()).toHaveTextContent('First class');
    expect(loaded().at(-1)).toBe(SPANISH);
    await answer({});
    expect(heading()).toHaveTextContent('Primera clase');
  });

  it('stays when the texts in another fail, which is reported, and Try again fetches them anew and loads them alone', async () => {
    const { answer, arrive, choose, fail, loaded, refetchFailed, user } = await open();
    await arrive();
    await choose('es');
    await fail(OFFLINE);
    expect(heading()).toHaveTextContent('First class');
    expect(reports()).toEqual([expect.objectContaining({ ...OF_RELEASE, step: 'texts' })]);
    const retry = async () => {
      expect(status()).toHaveTextContent('Este idioma no está disponible en este momento.');
      await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
      await settle();
    };
    await retry();
    await fail(OFFLINE);
    await retry();
    expect(refetchFailed).toHaveBeenCalledTimes(2);
    expect(loaded().slice(4)).toEqual([SPANISH, SPANISH]);
    await answer({});
    expect(heading()).toHaveTextContent('Primera clase');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['come', ({ answer }: Opened) => answer({})],
    ['fail', ({ fail }: Opened) => fail(OFFLINE)],
  ])(
    'stays when the visitor has returned to it before or after the texts in another %s',
    async (_how, end) => {
      const opened = await open();
      await opened.arrive();
      for (let time = 0; time < 2; time++) {
        await opened.choose('es');
        if (time > 0) await end(opened);
        await opened.choose('en');
        await end(opened);
        expect(heading()).toHaveTextContent('First class');
        expect(status()).toBeEmptyDOMElement();
      }
    },
  );

  it('does not follow the visitor when the page is not shown any more', async () => {
    const { arrive, choose, loaded, unmount } = await open();
    await arrive();
    unmount();
    await choose('es');
    expect(loaded()).toHaveLength(2);
  });
});
