import { chromium } from 'playwright-core';
import { openPages } from './openPages';

describe('The browser that openPages starts', () => {
  it('gets the variables that it needs, and no credentials', async () => {
    const needed = { PATH: '/usr/bin', HOME: '/home/ann', TMPDIR: '/tmp/ann', LANG: 'C.UTF-8' };
    const secrets = {
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token',
    };
    jest.replaceProperty(process, 'env', { ...needed, ...secrets, CHROMIUM_PATH: '/opt/chromium' });
    const launch = jest.spyOn(chromium, 'launch').mockRejectedValue(new Error('spawn ENOENT\nCall log:'));
    await expect(openPages('http://localhost:3000', [])).rejects.toThrow(
      'The browser /opt/chromium does not start (spawn ENOENT). Set CHROMIUM_PATH to the path of another one.',
    );
    expect(launch.mock.lastCall?.[0]?.env).toEqual({ ...needed, DBUS_SESSION_BUS_ADDRESS: 'disabled:' });
  });
});
