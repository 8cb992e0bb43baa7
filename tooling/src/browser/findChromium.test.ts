import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { temporaryFolder } from '../testing/temporaryFolder';
import { findChromium } from './findChromium';

/** A machine for which the package has no Chromium, with these programs. */
function machineWith(...programs: readonly string[]): string {
  const folder = temporaryFolder();
  for (const program of programs) writeFileSync(join(folder, program), '');
  jest.spyOn(os, 'arch').mockReturnValue('arm64');
  jest.replaceProperty(process, 'env', { PATH: folder });
  jest.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'playwright/chromium'));
  return folder;
}

describe('The browser', () => {
  it('is the one that is named', async () => {
    machineWith('chromium');
    process.env.CHROMIUM_PATH = '/opt/chromium';
    expect(await findChromium()).toMatchObject({ executablePath: '/opt/chromium', env: {} });
  });

  it.each(['chromium', 'google-chrome'])('is the %s that is installed', async (program) => {
    const folder = machineWith(program);
    expect(await findChromium()).toMatchObject({ executablePath: join(folder, program) });
  });

  it('is missed in one line that says how to get one', async () => {
    machineWith();
    await expect(findChromium()).rejects.toThrow(
      'No Chromium was found. Install one (npm install --no-save @sparticuz/chromium, or ' +
        'npx playwright install chromium), or name one in CHROMIUM_PATH.',
    );
  });
});
