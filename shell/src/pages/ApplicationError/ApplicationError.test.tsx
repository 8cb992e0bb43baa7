import { render, screen, within } from '@testing-library/react';
import { reportError } from '../../errors/reportError';
import { ApplicationError } from './ApplicationError';

jest.mock('../../errors/reportError');

function renderFailing(error: unknown) {
  jest.spyOn(console, 'error').mockImplementation();
  function Failing(): never {
    throw error;
  }
  render(
    <ApplicationError>
      <Failing />
    </ApplicationError>,
  );
}

describe('ApplicationError', () => {
  it.each([
    ['the message of an error', new Error('The route is broken'), 'The route is broken'],
    ['anything else as it is', 'broken', 'broken'],
    ['even nothing', undefined, 'undefined'],
    ['even null', null, 'null'],
  ])('shows %s [SHELL-9]', (_what, error, text) => {
    renderFailing(error);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(alert.getByText(text)).toBeVisible();
  });

  it('reveals a document that was hidden because of its language', () => {
    document.documentElement.dataset.languagePending = '';
    renderFailing(new Error('The route is broken'));
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });

  it('links to the home page and reports the error', () => {
    const error = new Error('The route is broken');
    renderFailing(error);
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(reportError).toHaveBeenCalledWith(error);
  });
});
