import { renderPage } from '@farekite/shared/testing';
import { act } from '@testing-library/react';
import { isAdminPassword } from '../../auth/isAdminPassword';
import { loginStore } from '../../auth/loginStore';
import Admin from './Admin';

// jsdom has no Web Crypto. password.test.ts tests the real function in Node.
jest.mock('../../auth/isAdminPassword');
const check = jest.mocked(isAdminPassword);

beforeEach(() => {
  check.mockReset().mockImplementation((password) => Promise.resolve(password === 'right'));
  jest.spyOn(window, 'alert').mockImplementation();
});

// The store lives as long as the document, which the tests share.
afterEach(() => loginStore.set(loginStore.initial));

describe('Admin before login', () => {
  it('asks for the password in a password field', () => {
    const { getByLabelText, getByRole, queryByRole } = renderPage(Admin);
    expect(getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    expect(getByLabelText('Password')).toHaveAttribute('type', 'password');
    // Neither sends what is typed nor leaves the page before hydration.
    expect(getByLabelText('Password').closest('form')).toHaveAttribute('method', 'dialog');
    expect(queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('checks only one password at a time', async () => {
    check.mockReturnValue(new Promise(() => undefined));
    const { getByLabelText, getByRole, user } = renderPage(Admin);
    await user.type(getByLabelText('Password'), 'right{Enter}{Enter}');
    await user.click(getByRole('button', { name: 'Checking…' }));
    expect(check).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['right', true],
    ['wrong', false],
  ])('forgets that a password was %s if the visitor has left', async (_answer, isRight) => {
    let answer: (isRight: boolean) => void = () => undefined;
    check.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { getByLabelText, unmount, user } = renderPage(Admin);
    await user.type(getByLabelText('Password'), 'password{Enter}');
    unmount();
    await act(async () => answer(isRight));
    expect(window.alert).not.toHaveBeenCalled();
    expect(loginStore.get()).toBe(false);
  });

  it('shows and reports an error when the browser cannot check the password', async () => {
    const error = new TypeError('crypto.subtle is undefined');
    check.mockRejectedValue(error);
    const { findByRole, getByLabelText, reportError, user } = renderPage(Admin);
    await user.type(getByLabelText('Password'), 'right{Enter}');
    expect(await findByRole('alert')).toHaveTextContent('This browser cannot check the password here.');
    expect(reportError).toHaveBeenCalledWith(error);
    expect(window.alert).not.toHaveBeenCalled();
  });
});

describe('Admin after login', () => {
  it('shows three figures, and stays logged in when the language changes [LANGUAGE-13, ADMIN-1]', async () => {
    const { container, findByRole, getByLabelText, getByRole, switchLanguage, user } = renderPage(Admin);
    await user.type(getByLabelText('Password'), 'right');
    await user.click(getByRole('button', { name: 'Login' }));
    expect(await findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toHaveFocus();
    const figures = container.querySelector('dl');
    expect(figures).toHaveTextContent(
      'Flight bookings this month1,284Revenue this month$486,250Active customers8,932',
    );
    switchLanguage('es');
    expect(getByRole('heading', { level: 1, name: 'Panel de administración' })).toBeVisible();
    expect(figures).toHaveTextContent(
      'Reservas de vuelos este mes1,284Ingresos este mes$486,250Clientes activos8,932',
    );
  });
});
