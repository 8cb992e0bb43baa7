import { renderPage } from '@farekite/shared/testing';
import { fireEvent, within } from '@testing-library/react';
import { isAdminPassword } from '../../auth/isAdminPassword';
import { loginStore } from '../../auth/loginStore';
import AdminBlog from './AdminBlog';
import { deletedPostStore, draftStore, postStore } from './postStore';

// jsdom has no Web Crypto. password.test.ts tests the real function in Node.
jest.mock('../../auth/isAdminPassword');

// The stores live as long as the document, which the tests share.
afterEach(() => {
  loginStore.set(loginStore.initial);
  postStore.set(postStore.initial);
  draftStore.set(draftStore.initial);
  deletedPostStore.set(deletedPostStore.initial);
});

function renderLoggedIn() {
  loginStore.set(true);
  const page = renderPage(AdminBlog);
  const titles = (region = 'Existing Posts') =>
    within(page.getByRole('region', { name: region }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      fireEvent.change(page.getByLabelText(label), { target: { value } });
  };
  const addPost = async (title: string) => {
    fill({ Title: title, Excerpt: 'In short', Content: 'At length' });
    await page.user.click(page.getByRole('button', { name: 'Add Post' }));
  };
  return { ...page, titles, fill, addPost };
}

describe('AdminBlog', () => {
  it('shows an alert of its own, and the message at the field, for every wrong password and focuses the field [ADMIN-14]', async () => {
    jest.mocked(isAdminPassword).mockResolvedValue(false);
    const alert = jest.spyOn(window, 'alert').mockImplementation();
    const { findByRole, getByLabelText, queryByRole, user } = renderPage(AdminBlog);
    const field = getByLabelText('Password');
    const passwords = ['', 'wrong', '<img src="x" onerror="alert(1)">'];
    for (const password of passwords) {
      await user.clear(field);
      await user.paste(password);
      await user.keyboard('{Enter}');
      expect(await findByRole('alert')).toHaveTextContent('Incorrect password');
      expect(alert).toHaveBeenLastCalledWith('Incorrect password');
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription('Incorrect password');
      expect(field).toHaveFocus();
    }
    expect(alert).toHaveBeenCalledTimes(passwords.length);
    // It keeps its value, so that a typing mistake can be corrected.
    await user.keyboard('x');
    expect(field).toHaveValue(`${passwords.at(-1)}x`);
    expect(queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['Title', { Title: '   ', Excerpt: 'In short', Content: 'At length' }],
    ['Excerpt', { Title: 'Half', Excerpt: '   ', Content: 'At length' }],
    ['Content', { Title: 'Half', Excerpt: 'In short', Content: '   ' }],
  ])('adds nothing and shows no message while %s is empty [ADMIN-15]', async (_empty, values) => {
    const alert = jest.spyOn(window, 'alert').mockImplementation();
    const { container, fill, getByLabelText, getByRole, getByText, user } = renderLoggedIn();
    fill(values);
    expect(getByText('All three fields are required.')).toBeVisible();
    const before = container.innerHTML;
    await user.click(getByRole('button', { name: 'Add Post' }));
    expect(container.innerHTML).toBe(before);
    expect(alert).not.toHaveBeenCalled();
    for (const [label, text] of Object.entries(values)) {
      expect(getByLabelText(label)).toHaveValue(text);
      expect(getByLabelText(label)).toHaveAccessibleDescription('All three fields are required.');
    }
  });

  it('deletes only one of two posts with the same number, also by keyboard [ADMIN-2, ADMIN-11]', async () => {
    const { getAllByText, getByRole, titles, user, addPost } = renderLoggedIn();
    await addPost('Third');
    await user.click(getByRole('button', { name: 'Delete What “Nonstop” Really Means' }));
    await addPost('Third again');
    expect(getAllByText(/^Post 3/)).toHaveLength(2);
    getByRole('button', { name: 'Delete Third' }).focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Third again', 'Five Airports With a View']);
    expect(getByRole('heading', { level: 2, name: 'Existing Posts' })).toHaveFocus();
  });

  it('puts a deleted post back in its place, also after another was added [ADMIN-18]', async () => {
    const { getByRole, queryByRole, titles, user, addPost } = renderLoggedIn();
    await user.click(getByRole('button', { name: 'Delete Five Airports With a View' }));
    expect(getByRole('status')).toHaveTextContent('Deleted: Five Airports With a View');
    await addPost('Fresh');
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['Fresh', 'Five Airports With a View', 'What “Nonstop” Really Means']);
    expect(getByRole('heading', { level: 2, name: 'Existing Posts' })).toHaveFocus();
    expect(queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('shows the sample posts in the language of the page, and a new post and the draft as they were written', async () => {
    const { fill, getByLabelText, switchLanguage, titles, addPost } = renderLoggedIn();
    await addPost('Fresh');
    fill({ Title: 'Half' });
    switchLanguage('es');
    expect(getByLabelText('Título')).toHaveValue('Half');
    expect(titles('Artículos existentes')).toEqual([
      'Fresh',
      'Cinco aeropuertos con vista',
      'Qué significa “sin escalas”',
    ]);
  });

  it('shows a message when no post is left', async () => {
    const { getAllByRole, getByText, user } = renderLoggedIn();
    for (const button of getAllByRole('button', { name: /^Delete/ })) await user.click(button);
    expect(getByText('There are no posts.')).toBeVisible();
  });

  it('keeps posts and draft when the visitor leaves the page or logs out [CONTACT-7, ADMIN-12]', async () => {
    const { fill, unmount, addPost } = renderLoggedIn();
    await addPost('Fresh');
    fill({ Title: 'Half' });
    unmount();
    const again = renderLoggedIn();
    expect(again.getByLabelText('Title')).toHaveValue('Half');
    await again.user.click(again.getByRole('button', { name: 'Logout' }));
    again.unmount();
    const { titles } = renderLoggedIn();
    expect(titles()).toContain('Fresh');
  });

  it('disables Edit and describes why [ADMIN-2]', async () => {
    const { container, getByRole, user } = renderLoggedIn();
    const edit = getByRole('button', { name: 'Edit Five Airports With a View' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription(/^Posts can’t be edited/);
    const before = container.innerHTML;
    await user.click(edit);
    await user.keyboard('{Enter}');
    expect(container.innerHTML).toBe(before);
  });
});
