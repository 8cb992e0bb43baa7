import { Suspense } from 'react';
import { act, render } from '@testing-library/react';
import type { PageComponent, PageModule, PageProps } from '@farekite/shared/contract';
import type { RenderablePage } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { FIRST_CLASS } from '../testing/pages';
import { DEALS_RELEASE, locateInDeals, renderablePage } from '../testing/releases';
import { adapterFor } from './adapterFor';
import { composedPage, composedPages } from './composedPages';
import { createRemotePage, type RemotePage } from './createRemotePage';

/** Props of an invented major of the contract: the site under another name. */
type OlderProps = Omit<PageProps, 'site'> & { readonly agency: PageProps['site'] };

// A shell that is moving from contract 1 to 2.
jest.mock('./pageAdapters', () => {
  const { exposedPage } = jest.requireActual<typeof import('./exposedPage')>('./exposedPage');
  const adaptOlderPage = (module: unknown): PageComponent => {
    const Page = exposedPage(module);
    const render = Page as unknown as (props: OlderProps) => React.ReactNode;
    return Object.assign(({ site, ...props }: PageProps) => render({ ...props, agency: site }), Page);
  };
  return { PAGE_ADAPTERS: { 1: adaptOlderPage, 2: exposedPage } };
});

const HEAD = { title: 'First class, older major', description: '' };
const OlderPage = Object.assign(
  ({ i18n, agency }: OlderProps) => <h1>{`${i18n.language}: ${agency.phone}`}</h1>,
  { head: () => HEAD },
);
const OLDER: RenderablePage = {
  ...renderablePage({ default: OlderPage } as unknown as PageModule),
  release: { ...DEALS_RELEASE, contract: '1.3.0' },
};

function inTheBrowser({ release, module }: RenderablePage): RemotePage {
  const fake = createFakeRemotes();
  fake.locate.mockResolvedValue({ ...locateInDeals(FIRST_CLASS.path), release });
  fake.load.mockResolvedValue(module);
  return createRemotePage(FIRST_CLASS, 'en', fake.remotes);
}

describe('adapterFor in a shell that hosts two majors of the contract', () => {
  it.each([
    ['when composing', composedPages(composedPage(OLDER, 'en')).get(FIRST_CLASS)],
    ['in the browser', inTheBrowser(OLDER)],
  ])('passes a page of the older major the props of that major %s', async (_where, { Component }) => {
    const onShown = jest.fn();
    const { container } = await act(async () =>
      render(
        <Suspense>
          <Component site={TEST_SITE} onShown={onShown} />
        </Suspense>,
      ),
    );
    expect(container).toHaveTextContent(`en: ${TEST_SITE.phone}`);
    expect(onShown).toHaveBeenCalledWith(HEAD);
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
