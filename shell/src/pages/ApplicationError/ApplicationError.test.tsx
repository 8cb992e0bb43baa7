import { TEST_SITE } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { reportError } from '../../errors/reportError';
import { renderInShell } from '../../testing/renderInShell';
import { ApplicationError } from './ApplicationError';

jest.mock('../../errors/reportError');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

function failing(error: unknown) {
  function Failing(): never {
    throw error;
  }
  return (
    <ApplicationError>
      <Failing />
    </ApplicationError>
  );
}

const alert = () => within(screen.getByRole('alert'));

describe('ApplicationError', () => {
  it.each([
    ['the message of an error', new Error('The route is broken'), 'The route is broken'],
    ['anything else, even nothing', undefined, 'undefined'],
  ])('shows %s [SHELL-9]', (_what, error, text) => {
    renderInShell(failing(error));
    expect(alert().getByText(text)).toBeVisible();
    expect(reportError).toHaveBeenCalledWith(error);
  });

  it.each([
    ['en', 'This page has failed.', 'Return to Home'],
    ['es', 'Esta página falló.', 'Volver al inicio'],
  ] as const)(
    "says in the visitor's language that the page has failed, and whom to call (%s) [SHELL-9]",
    (language, text, home) => {
      renderInShell(failing(new Error('broken')), { language });
      const advice = alert().getByText(text, { exact: false }).parentElement;
      expect(advice).toHaveTextContent(TEST_SITE.phone);
      expect(advice).toHaveAttribute('lang', language);
      expect(alert().getByRole('link', { name: home })).toHaveAttribute('href', '/');
      expect(alert().getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
  );
});
