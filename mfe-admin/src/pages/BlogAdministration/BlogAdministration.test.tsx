import { renderPage } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { isAdminPassword } from '../../gate/isAdminPassword';
import { loggedIn } from '../../gate/loggedIn';
import BlogAdministration from './BlogAdministration';
import { draft, posts } from './posts';

// jsdom has no Web Crypto; the real check has tests of its own.
jest.mock('../../gate/isAdminPassword');

beforeEach(() => {
  jest.mocked(isAdminPassword).mockImplementation((password) => Promise.resolve(password === 'right'));
});

// Every test is a document of its own.
afterEach(() => {
  loggedIn.set(loggedIn.initial);
  posts.set(posts.initial);
  draft.set(draft.initial);
});

async function renderOpenPage() {
  const page = renderPage(BlogAdministration);
  if (!loggedIn.get()) await page.user.type(page.getByLabelText('Password'), 'right{Enter}');
  await page.findByRole('heading', { level: 1, name: 'Blog Administration' });
  const titles = () =>
    within(page.getByRole('region', { name: 'Existing Posts' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const write = async (title: string) => {
    await page.user.type(page.getByLabelText('Title'), title);
    await page.user.type(page.getByLabelText('Excerpt'), 'In short');
    await page.user.type(page.getByLabelText('Content'), 'At length');
    await page.user.click(page.getByRole('button', { name: 'Add Post' }));
  };
  return { ...page, titles, write };
}

describe('The administration of the blog', () => {
  it.each([
    ['en', 'Incorrect password'],
    ['es', 'Contraseña incorrecta'],
  ] as const)('alerts of a wrong password in its own words (%s)', async (language, message) => {
    const alert = jest.spyOn(window, 'alert').mockImplementation();
    const { findByRole, getByLabelText, user } = renderPage(BlogAdministration, { language });
    await user.type(getByLabelText(/Password|Contraseña/), 'wrong{Enter}');
    expect(await findByRole('alert')).toHaveTextContent(message);
    expect(alert).toHaveBeenCalledWith(message);
  });

  it('can be left', async () => {
    const { getByRole, user } = await renderOpenPage();
    await user.click(getByRole('button', { name: 'Logout' }));
    expect(getByRole('heading', { level: 1, name: 'Blog Admin Login' })).toBeVisible();
  });

  it('puts a new post first, numbers it and clears the form', async () => {
    jest.useFakeTimers({
      now: new Date(2025, 10, 3, 23, 30),
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
    });
    const { getByLabelText, getByText, titles, write } = await renderOpenPage();
    await write('Fresh');
    expect(titles()).toEqual(['Fresh', 'Five Airports With a View', 'What “Nonstop” Really Means']);
    expect(getByText(/^Post 3/)).toHaveTextContent('Post 3, November 3, 2025');
    for (const label of ['Title', 'Excerpt', 'Content']) expect(getByLabelText(label)).toHaveValue('');
    jest.useRealTimers();
  });

  it('adds nothing, and says nothing, while a field is empty', async () => {
    const { getByLabelText, getByRole, getByText, queryByRole, titles, user } = await renderOpenPage();
    await user.type(getByLabelText('Title'), 'Half');
    await user.type(getByLabelText('Excerpt'), '   ');
    await user.click(getByRole('button', { name: 'Add Post' }));
    expect(titles()).toHaveLength(2);
    expect(queryByRole('alert')).not.toBeInTheDocument();
    expect(getByLabelText('Title')).toHaveValue('Half');
    expect(getByText('All three fields are required.')).toBeVisible();
  });

  it('deletes one post, also of two with the same number', async () => {
    const { getAllByText, getByRole, titles, user, write } = await renderOpenPage();
    await write('Third');
    await user.click(getByRole('button', { name: 'Delete What “Nonstop” Really Means' }));
    await write('Third again');
    expect(getAllByText(/^Post 3/)).toHaveLength(2);
    await user.click(getByRole('button', { name: 'Delete Third' }));
    expect(titles()).toEqual(['Third again', 'Five Airports With a View']);
    expect(getByRole('heading', { level: 2, name: 'Existing Posts' })).toHaveFocus();
  });

  it('says when no post is left', async () => {
    const { getAllByRole, getByText, user } = await renderOpenPage();
    for (const button of getAllByRole('button', { name: /^Delete/ })) await user.click(button);
    expect(getByText('There are no posts.')).toBeVisible();
  });

  it('is found again as it was left, also after a logout', async () => {
    const { getByLabelText, unmount, user, write } = await renderOpenPage();
    await write('Fresh');
    await user.type(getByLabelText('Title'), 'Half');
    unmount();
    const again = await renderOpenPage();
    expect(again.getByLabelText('Title')).toHaveValue('Half');
    await again.user.click(again.getByRole('button', { name: 'Logout' }));
    again.unmount();
    const { titles } = await renderOpenPage();
    expect(titles()).toContain('Fresh');
  });

  it('cannot edit, and says why', async () => {
    const { getByRole, titles, user } = await renderOpenPage();
    const edit = getByRole('button', { name: 'Edit Five Airports With a View' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription(/^Posts cannot be edited/);
    await user.click(edit);
    expect(titles()).toHaveLength(2);
  });
});
