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

  it("says in the visitor's language that the page has failed, and whom to call [SHELL-9]", () => {
    renderInShell(failing(new Error('broken')), { language: 'es' });
    const advice = alert().getByText('Esta página falló.', { exact: false }).parentElement;
    expect(advice).toHaveTextContent(TEST_SITE.phone);
    expect(advice).toHaveAttribute('lang', 'es');
    expect(alert().getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(alert().getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  });
});
