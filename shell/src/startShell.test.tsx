import './testing/jsdomPolyfills';
import { act, screen } from '@testing-library/react';
import type { RoutePath } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { scriptJson } from './compose/html';
import { createReleaseIntegrity } from './remotes/ReleaseIntegrity';
import { startShell } from './startShell';

jest.mock('./remotes/federation');

describe('startShell', () => {
  it('loads a page that is being developed, whose route is not in the table of the site', async () => {
    const fetch = jest.fn<Promise<Response>, [string]>(() => new Promise(() => undefined));
    Object.assign(globalThis, { fetch });
    history.replaceState(null, '', '/drafts/');
    document.body.innerHTML = `<div id="root">No such page</div><script type="application/json" id="page-data">${scriptJson({ site: TEST_SITE })}</script>`;
    await act(async () => {
      startShell({
        integrity: createReleaseIntegrity(),
        developmentOverrides: new Map([['mfe-guides', 'development']]),
        developmentRoutes: [{ path: '/drafts' as RoutePath, remote: 'mfe-guides' }],
      });
      await Promise.resolve();
    });
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/releases/mfe-guides/development/release.json',
    ]);
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByText('No such page')).not.toBeInTheDocument();
  });

  it.each([
    ['has no root', '', 'The page has no #root'],
    ['has no data', '<div id="root"></div>', 'The page has no #page-data'],
  ])('throws an error with a reason when the document %s', (_what, root, message) => {
    history.replaceState(null, '', '/no/such-page');
    document.body.innerHTML = `${root}<script type="application/json" id="page-data">${scriptJson({ site: TEST_SITE })}</script>`;
    if (root) document.getElementById('page-data')?.remove();
    expect(() => {
      startShell({ integrity: createReleaseIntegrity() });
    }).toThrow(message);
  });
});
