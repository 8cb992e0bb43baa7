import { Suspense } from 'react';
import { act, render } from '@testing-library/react';
import type { PageModule } from '@farekite/shared/contract';
import type { RenderablePage } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { OlderFirstClassPage } from '../testing/olderPage';
import { FIRST_CLASS } from '../testing/pages';
import { DEALS_RELEASE, locateInDeals, renderablePage } from '../testing/releases';
import { adapterFor } from './adapterFor';
import { composedPages } from './composedPages';
import { createRemotePage, type RemotePage } from './createRemotePage';

// A shell that is moving from contract 1 to 2.
jest.mock('./pageAdapters', () => {
  const { adaptOlderPage } =
    jest.requireActual<typeof import('../testing/olderPage')>('../testing/olderPage');
  const { exposedPage } = jest.requireActual<typeof import('./exposedPage')>('./exposedPage');
  return { PAGE_ADAPTERS: { 1: adaptOlderPage, 2: exposedPage } };
});

const OLDER: RenderablePage = {
  ...renderablePage({ default: OlderFirstClassPage } as unknown as PageModule),
  release: { ...DEALS_RELEASE, contract: '1.3.0' },
};
function composed(page: RenderablePage): RemotePage {
  return composedPages(page, 'en').get(FIRST_CLASS);
}

function inTheBrowser({ release, module }: RenderablePage): RemotePage {
  const fake = createFakeRemotes();
  fake.locate.mockResolvedValue({ ...locateInDeals(FIRST_CLASS.path), release });
  fake.load.mockResolvedValue(module);
  return createRemotePage(FIRST_CLASS, 'en', fake.remotes);
}

/** Shows a page. Returns its HTML and its title. */
async function show({ Component }: RemotePage) {
  const onShown = jest.fn();
  const { container, unmount } = await act(async () =>
    render(
      <Suspense>
        <Component site={TEST_SITE} onShown={onShown} />
      </Suspense>,
    ),
  );
  const html = container.innerHTML;
  unmount();
  return { html, head: onShown.mock.lastCall as unknown };
}

describe('adapterFor in a shell that hosts two majors of the contract', () => {
  it('passes a page of the older major the props of that major, when composing and in the browser', async () => {
    const { html, head } = await show(composed(OLDER));
    expect(html).toContain(`en: ${TEST_SITE.phone}`);
    expect(head).toEqual([{ title: 'First class, older major', description: '' }]);
    expect(await show(inTheBrowser(OLDER))).toEqual({ html, head });
  });

  it.each(['1.0.0', '1.9.2', '2.0.0-rc.1', '2.4.0'])('accepts a remote with %s', (contract) => {
    expect(adapterFor(contract)).toBeInstanceOf(Function);
  });

  it.each(['0.9.0', '3.0.0', '12.0.0', 'latest'])(
    'refuses a remote with %s and names both majors',
    (contract) => {
      expect(() => adapterFor(contract)).toThrow(
        `it uses contract ${contract}, but the shell hosts 1.x and 2.x`,
      );
    },
  );
});
