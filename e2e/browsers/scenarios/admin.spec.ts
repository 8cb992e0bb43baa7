import { ADMIN_PASSWORD } from '../../support/admin';
import { expect, test } from '../test';

test('A wrong password is marked, and the right one opens the dashboard until Logout', async ({
  visitor,
}) => {
  await visitor.open('/admin');
  await visitor.type('textbox', 'Password', 'farekite');
  await visitor.press('Enter');
  await visitor.seeThat('textbox', 'Password', ({ attributes }) => {
    expect(attributes['aria-invalid']).toBe('true');
  });
  await visitor.tab.type(ADMIN_PASSWORD.slice('farekite'.length));
  await visitor.press('Enter');
  await visitor.seeThat('heading', 'Admin Dashboard', ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  await visitor.click('button', 'Logout');
  await visitor.see('textbox', 'Password');
  expect(await visitor.errors()).toEqual([]);
});
