import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { reloadDocument } from '../../document/reloadDocument';
import { reportError } from '../../errors/reportError';
import { outlet } from '../../locales/en/shell.json';
import { createFakePage } from '../../testing/createFakePage';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import { PageErrorBoundary } from './PageErrorBoundary';

jest.mock('../../document/reloadDocument');
jest.mock('../../errors/reportError');

const CAUSE = new Error('No fares today');

function Broken(): never {
  throw CAUSE;
}

const PRERENDERED = '<h1>First class</h1><p>From $400</p>';

function renderBroken(options?: Parameters<typeof createFakePage>[1]) {
  jest.spyOn(console, 'error').mockImplementation();
  const page = createFakePage(FIRST_CLASS, { phase: 'ready', ...options });
  return renderInShell(
    <PageErrorBoundary page={page}>
      <Broken />
    </PageErrorBoundary>,
  );
}

beforeEach(() => {
  jest.mocked(reportError).mockReset();
  jest.mocked(reloadDocument).mockReset().mockResolvedValue();
});

describe('PageErrorBoundary around a page that throws', () => {
  it('shows the prerendered page under an alert that offers a reload and a call', () => {
    renderBroken({ prerendered: PRERENDERED });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'First class' })).toBeVisible();
    expect(screen.getByText('From $400')).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(outlet.brokenText)).toBeVisible();
    expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(alert.getByRole('link', { name: `Call ${TEST_SITE.phone}` })).toBeVisible();
  });

  it.each([
    ['over the prerendered page', { prerendered: PRERENDERED }],
    ['without one', {}],
  ])('loads the document again when the visitor asks for that (%s)', async (_where, options) => {
    const { user } = renderBroken(options);
    expect(reloadDocument).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  it('keeps what it shows when there is no document, as offline, and reports that', async () => {
    const offline = new TypeError('Failed to fetch');
    jest.mocked(reloadDocument).mockRejectedValue(offline);
    const { user } = renderBroken({ prerendered: PRERENDERED });
    await user.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reportError).toHaveBeenLastCalledWith(offline);
    expect(screen.getByText('From $400')).toBeVisible();
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
    const page = createFakePage(FIRST_CLASS, { phase: 'ready', prerendered: PRERENDERED });
    const { user } = renderInShell(
      <main>
        <PageErrorBoundary page={page}>
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
    expect(alert.getByRole('link', { name: `Call ${TEST_SITE.phone}` })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blog' })).toBeVisible();
  });

  it('reveals a document that was hidden because of its language', () => {
    document.documentElement.dataset.languagePending = '';
    renderBroken({ prerendered: PRERENDERED });
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});
