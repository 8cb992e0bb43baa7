import '../testing/jsdomPolyfills';
import { Suspense } from 'react';
import { act, render } from '@testing-library/react';
import type { PageModule, Route } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import type { ShownPage } from './PageSource';
import { BLOG, FIRST_CLASS, FirstClassPage, TOP_AIRLINES } from '../testing/pages';
import { OlderFirstClassPage } from '../testing/olderPage';
import { DEALS_RELEASE } from '../testing/releases';
import { createRemotePageProps } from '../testing/remotePageProps';
import { RENDERABLE_PAGE } from '../testing/renderablePage';
import { adapterFor, hostedMajors } from './adapterFor';
import { createComposedPageSource } from './composedPageSource';
import type { PageResource } from './PageSource';
import { createReleaseCatalog } from './ReleaseCatalog';
import { createLanguageStore } from '../language/LanguageStore';
import { createFakeFiles, createFakeTextFiles } from '../testing/fakeServices';
import { RemotePageResource } from './RemotePageResource';

// A shell that is moving from contract 1 to 2.
jest.mock('./pageAdapters', () => {
  const { adaptOlderPage } =
    jest.requireActual<typeof import('../testing/olderPage')>('../testing/olderPage');
  const { exposedPage } = jest.requireActual<typeof import('./exposedPage')>('./exposedPage');
  return { PAGE_ADAPTERS: { 1: adaptOlderPage, 2: exposedPage } };
});

const OLDER = {
  release: { ...DEALS_RELEASE, contract: '1.3.0' },
  module: { default: OlderFirstClassPage } as unknown as PageModule,
};
const NEW = { release: { ...DEALS_RELEASE, contract: '2.0.0' }, module: { default: FirstClassPage } };
const PROPS = createRemotePageProps();

/** Answers requests for a pointer with the release. */
function goLive(release: typeof DEALS_RELEASE): void {
  const answer = { ok: true, json: () => Promise.resolve(release) };
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer) });
}

function composed({ release, module }: typeof NEW): PageResource {
  return createComposedPageSource({ ...RENDERABLE_PAGE, release, module }).page(FIRST_CLASS);
}

async function inTheBrowser({ release, module }: typeof NEW): Promise<PageResource> {
  goLive(release);
  const resource = new RemotePageResource(
    FIRST_CLASS,
    {
      catalog: createReleaseCatalog(undefined, jest.fn()),
      federation: { load: () => Promise.resolve(module) },
      files: createFakeFiles(),
      textFiles: createFakeTextFiles(),
      language: createLanguageStore('en'),
      reloadDocument: jest.fn(),
    },
    undefined,
  );
  resource.start();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return resource;
}

async function show({ RemotePage }: PageResource): Promise<string> {
  const { container, rerender, unmount } = render(<Suspense />);
  await act(async () => {
    rerender(
      <Suspense>
        <RemotePage {...PROPS} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  const html = container.innerHTML;
  unmount();
  return html;
}

describe('adapterFor in a shell that hosts two majors of the contract', () => {
  it('makes hostedMajors list both', () => {
    expect(hostedMajors()).toEqual([1, 2]);
  });

  it('passes a page of the older major the props of that major, when composing and in the browser', async () => {
    const html = await show(composed(OLDER));
    expect(html).toContain(`en: ${TEST_SITE.phone}`);
    expect(await show(await inTheBrowser(OLDER))).toBe(html);
  });

  it("shows a page of the shell's own major unchanged, when composing and in the browser", async () => {
    const html = await show(composed(NEW));
    expect(html).toContain('First class');
    expect(await show(await inTheBrowser(NEW))).toBe(html);
  });

  it('uses the head of a page of either major', async () => {
    await show(composed(OLDER));
    const [shown] = PROPS.onShown.mock.lastCall as [ShownPage];
    expect(shown.head(TEST_SITE).title).toBe('First class, older major');
  });

  it.each<[string, Route]>([
    ['1.0.0', FIRST_CLASS],
    ['1.9.2', TOP_AIRLINES],
    ['2.0.0-rc.1', FIRST_CLASS],
    ['2.4.0', TOP_AIRLINES],
  ])('accepts a remote with %s', async (contract, route) => {
    goLive({ ...DEALS_RELEASE, contract });
    await expect(createReleaseCatalog(undefined, jest.fn()).locate(route)).resolves.toMatchObject({
      release: { contract },
    });
  });

  it.each(['0.9.0', '3.0.0', '12.0.0', 'latest'])(
    'refuses a remote with %s and names both majors',
    async (contract) => {
      goLive({ ...DEALS_RELEASE, contract });
      await expect(createReleaseCatalog(undefined, jest.fn()).locate(BLOG)).rejects.toMatchObject({
        step: 'contract',
        message: expect.stringContaining(
          `it uses contract ${contract}, but the shell hosts 1.x and 2.x`,
        ) as string,
      });
      expect(() => adapterFor(contract)).toThrow('the shell hosts 1.x and 2.x');
    },
  );
});
