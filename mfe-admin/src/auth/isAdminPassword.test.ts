/** @jest-environment node */
import { isAdminPassword } from './isAdminPassword';
import { PASSWORD_HASH } from './passwordHash';

describe('isAdminPassword', () => {
  it('accepts the demo password [ADMIN-7]', async () => {
    await expect(isAdminPassword('farekite-demo')).resolves.toBe(true);
  });

  it.each(['', 'farekite', 'Farekite-demo', 'farekite-demo '])('refuses %j', async (password) => {
    await expect(isAdminPassword(password)).resolves.toBe(false);
  });
});

describe('PASSWORD_HASH', () => {
  it('is slow to guess and does not contain the password', () => {
    expect(PASSWORD_HASH.iterations).toBeGreaterThanOrEqual(600_000);
    expect(JSON.stringify(PASSWORD_HASH)).not.toContain('farekite-demo');
  });
});
