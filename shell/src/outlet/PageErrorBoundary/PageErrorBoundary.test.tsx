import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { reloadDocument } from '../../document/loadDocument';
import { reportError } from '../../errors/reportError';
import { createFakeResource, prerenderedNodes } from '../../testing/fakeResource';
import { FIRST_CLASS } from '../../testing/pages';
import { DEALS_RELEASE } from '../../testing/releases';
import { renderInShell } from '../../testing/renderInShell';
import { PageErrorBoundary } from './PageErrorBoundary';

jest.mock('../../document/loadDocument');
jest.mock('../../errors/reportError');

const CAUSE = new Error('No fares today');

function Broken(): never {
  throw CAUSE;
}

const PRERENDERED = prerenderedNodes('<h1>First class</h1><p>From $400</p>');

function renderBroken(nodes?: readonly Node[]) {
  jest.spyOn(console, 'error').mockImplementation();
  const resource = createFakeResource(FIRST_CLASS, { prerendered: nodes, status: { phase: 'ready' } });
  return renderInShell(
    <PageErrorBoundary resource={resource}>
      <Broken />
    </PageErrorBoundary>,
  );
}

beforeEach(() => {
  jest.mocked(reportError).mockReset();
  jest.mocked(reloadDocument).mockReset();
});

describe('PageErrorBoundary around a page that works', () => {
  it('renders the page only', () => {
    renderInShell(
      <PageErrorBoundary resource={createFakeResource(FIRST_CLASS)}>
        <h1>Works</h1>
      </PageErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Works' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('PageErrorBoundary around a page that throws', () => {
  it('reports remote, release and cause', () => {
    renderBroken();
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [
        expect.objectContaining({
          name: 'RemoteError',
          remote: 'mfe-deals',
          version: DEALS_RELEASE.version,
          step: 'render',
          cause: CAUSE,
        }),
      ],
    ]);
  });

  it('shows the prerendered page under an alert that offers a reload and a call', () => {
    renderBroken(PRERENDERED);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'First class' })).toBeVisible();
    expect(screen.getByText('From $400')).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/Something in this page stopped working. You can read it/)).toBeVisible();
    expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(alert.getByRole('link', { name: 'Call 1-800-555-0199' })).toBeVisible();
  });

  it.each([
    ['over the prerendered page', PRERENDERED],
    ['without one', undefined],
  ])('loads the document again when the visitor asks for that (%s)', async (_where, nodes) => {
    const { user } = renderBroken(nodes);
    expect(reloadDocument).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  it('moves the focus from the page that it replaces to the heading of what replaces it', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    function Fares() {
      const [isBroken, setIsBroken] = useState(false);
      if (isBroken) throw CAUSE;
      return (
        <div data-remote="mfe-deals">
          <button type="button" onClick={() => setIsBroken(true)}>
            Sort
          </button>
        </div>
      );
    }
    const resource = createFakeResource(FIRST_CLASS, {
      prerendered: PRERENDERED,
      status: { phase: 'ready' },
    });
    const { user } = renderInShell(
      <main>
        <PageErrorBoundary resource={resource}>
          <Fares />
        </PageErrorBoundary>
      </main>,
    );
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(screen.getByRole('heading', { name: 'First class' })).toHaveFocus();
  });

  it('shows a page with a heading and other links when there is no prerendered page', () => {
    renderBroken();
    const alert = within(screen.getByRole('alert'));
    expect(
      alert.getByRole('heading', { level: 1, name: 'This page is not available right now' }),
    ).toBeVisible();
    expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(alert.getByRole('link', { name: 'Call 1-800-555-0199' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blog' })).toBeVisible();
  });

  it('reveals a document that was hidden because of its language', () => {
    document.documentElement.dataset.languagePending = '';
    renderBroken(PRERENDERED);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});
