import { renderPage } from '@farekite/shared/testing';
import { isAdminPassword } from '../../gate/isAdminPassword';
import { loggedIn } from '../../gate/loggedIn';
import BlogAdministration from '../BlogAdministration/BlogAdministration';
import Dashboard from './Dashboard';

// jsdom has no Web Crypto; the real check has tests of its own.
jest.mock('../../gate/isAdminPassword');
const check = jest.mocked(isAdminPassword);

beforeEach(() => {
  check.mockReset().mockImplementation((password) => Promise.resolve(password === 'right'));
  jest.spyOn(window, 'alert').mockImplementation();
});

// Every test is a document of its own.
afterEach(() => {
  loggedIn.set(loggedIn.initial);
});

async function renderOpenDashboard(language: 'en' | 'es' = 'en') {
  const page = renderPage(Dashboard, { language });
  await page.user.type(page.getByLabelText(/Password|Contraseña/), 'right{Enter}');
  return page;
}

describe('The gate of the dashboard', () => {
  it('asks for the password, hidden as it is typed', () => {
    const { getByLabelText, getByRole, queryByRole } = renderPage(Dashboard);
    expect(getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    expect(getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('opens on Enter', async () => {
    const { findByRole } = await renderOpenDashboard();
    expect(await findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toHaveFocus();
  });

  it('opens on Login', async () => {
    const { findByRole, getByLabelText, getByRole, user } = renderPage(Dashboard);
    await user.type(getByLabelText('Password'), 'right');
    await user.click(getByRole('button', { name: 'Login' }));
    expect(await findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  });

  it.each([
    ['en', 'Invalid password'],
    ['es', 'Contraseña no válida'],
  ] as const)('alerts of a wrong password, then says it beside the field (%s)', async (language, message) => {
    const { findByRole, getByLabelText, user } = renderPage(Dashboard, { language });
    const field = getByLabelText(/Password|Contraseña/);
    await user.type(field, 'wrong{Enter}');
    expect(await findByRole('alert')).toHaveTextContent(message);
    expect(window.alert).toHaveBeenCalledTimes(1);
    expect(window.alert).toHaveBeenCalledWith(message);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
  });

  it('takes the fault back when the password is changed', async () => {
    const { findByRole, getByLabelText, queryByRole, user } = renderPage(Dashboard);
    await user.type(getByLabelText('Password'), 'wrong{Enter}');
    await findByRole('alert');
    await user.type(getByLabelText('Password'), '!');
    expect(queryByRole('alert')).not.toBeInTheDocument();
    expect(getByLabelText('Password')).toHaveAttribute('aria-invalid', 'false');
  });

  it('checks one password at a time', async () => {
    check.mockReturnValue(new Promise(() => undefined));
    const { getByLabelText, getByRole, user } = renderPage(Dashboard);
    await user.type(getByLabelText('Password'), 'right{Enter}{Enter}');
    await user.click(getByRole('button', { name: 'Checking…' }));
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('says so and reports it when the browser cannot check', async () => {
    const fault = new TypeError('crypto.subtle is undefined');
    check.mockRejectedValue(fault);
    const { findByRole, getByLabelText, reportError, user } = renderPage(Dashboard);
    await user.type(getByLabelText('Password'), 'right{Enter}');
    expect(await findByRole('alert')).toHaveTextContent('This browser cannot check the password here.');
    expect(reportError).toHaveBeenCalledWith(fault);
    expect(window.alert).not.toHaveBeenCalled();
  });
});

describe('One login', () => {
  it('opens the other page too, which leaves the focus to whom led there', async () => {
    const { findByRole, unmount } = await renderOpenDashboard();
    expect(await findByRole('link', { name: 'Manage blog' })).toHaveAttribute('href', '/admin/blog');
    unmount();
    const blog = renderPage(BlogAdministration);
    expect(blog.getByRole('heading', { level: 1, name: 'Blog Administration' })).not.toHaveFocus();
    expect(blog.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  });

  it('is ended on both by one Logout', async () => {
    const { findByRole, unmount } = await renderOpenDashboard();
    await findByRole('button', { name: 'Logout' });
    unmount();
    const blog = renderPage(BlogAdministration);
    await blog.user.click(blog.getByRole('button', { name: 'Logout' }));
    blog.unmount();
    expect(renderPage(Dashboard).getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
});

describe('The dashboard', () => {
  it.each([
    ['en', 'Flight bookings this month1,284Revenue this month$486,250Active customers8,932'],
    ['es', 'Reservas de vuelos este mes1,284Ingresos este mes$486,250Clientes activos8,932'],
  ] as const)('shows its three figures (%s)', async (language, figures) => {
    const { container, findByRole } = await renderOpenDashboard(language);
    await findByRole('button', { name: /Logout|Cerrar sesión/ });
    expect(container.querySelector('dl')).toHaveTextContent(figures);
  });

  it('is left by Logout, and the password has to be entered again', async () => {
    const { findByRole, getByLabelText, user } = await renderOpenDashboard();
    await user.click(await findByRole('button', { name: 'Logout' }));
    expect(getByLabelText('Password')).toHaveFocus();
    expect(getByLabelText('Password')).toHaveValue('');
  });

  it('stays open in the other language', async () => {
    const { findByRole, getByRole, switchLanguage } = await renderOpenDashboard();
    await findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    switchLanguage('es');
    expect(getByRole('heading', { level: 1, name: 'Panel de administración' })).toBeVisible();
  });
});
