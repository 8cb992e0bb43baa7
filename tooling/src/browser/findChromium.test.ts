import os from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { findChromium } from './findChromium';

/** Simulates a machine that the package does not support, with these programs in PATH. @returns their folder */
function mockMachineWith(...programs: readonly string[]): string {
  const folder = writeFiles(temporaryFolder(), Object.fromEntries(programs.map((name) => [name, ''])));
  jest.spyOn(os, 'arch').mockReturnValue('arm64');
  jest.replaceProperty(process, 'env', { PATH: folder });
  jest.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'playwright/chromium'));
  return folder;
}

it('findChromium finds an installed one, and sets a variable that it would add while its threads read the environment', async () => {
  const folder = mockMachineWith('google-chrome');
  const env = { DBUS_SESSION_BUS_ADDRESS: 'disabled:' };
  expect(await findChromium()).toMatchObject({ executablePath: join(folder, 'google-chrome'), env });
});

it('findChromium says how to get a browser when there is none', async () => {
  mockMachineWith();
  await expect(findChromium()).rejects.toThrow(
    'No Chromium was found. Install one (npm install --no-save @sparticuz/chromium, or ' +
      'npx playwright install chromium), or set CHROMIUM_PATH to the path of one.',
  );
});
