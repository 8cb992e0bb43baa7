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
    expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible();
    expect(reportError).toHaveBeenCalledWith(error);
  });
});
