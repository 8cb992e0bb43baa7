/** @jest-environment node */
import { isAdminPassword } from './isAdminPassword';
import { PASSWORD_RECORD } from './passwordRecord';

describe('The password of the administration', () => {
  it('opens the gate', async () => {
    await expect(isAdminPassword('farekite-demo')).resolves.toBe(true);
  });

  it.each(['', 'farekite', 'Farekite-demo', 'farekite-demo '])('is not %j', async (password) => {
    await expect(isAdminPassword(password)).resolves.toBe(false);
  });

  it('is slow to guess and stands nowhere in clear text', () => {
    expect(PASSWORD_RECORD.iterations).toBeGreaterThanOrEqual(600_000);
    expect(JSON.stringify(PASSWORD_RECORD)).not.toContain('farekite-demo');
  });
});
