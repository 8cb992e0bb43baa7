import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as playwrightChromium } from '@playwright/test';

/** How to start a browser: its program, and what must stand in the environment. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [...candidates, ...SYSTEM_PATHS, playwrightChromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/** The package's own fonts and no others, so that a page looks the same on every machine. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;
}

/**
 * Unpacks the Chromium that is in node_modules, with the libraries that a bare machine lacks. The
 * folder appears by a rename: an unpacking that was cut off is never taken for a browser.
 */
async function packagedChromium(): Promise<ChromiumLaunch> {
  const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '../..');
  const { inflate } = (await import(pathToFileURL(join(packageFolder, 'build/esm/lambdafs.js')).href)) as {
    inflate: (archive: string) => Promise<string>;
  };
  const cache = join(packageFolder, '../../.cache');
  const target = join(cache, 'chromium');
  if (!existsSync(target)) {
    await mkdir(cache, { recursive: true });
    const staged = await mkdtemp(join(cache, 'chromium-'));
    const { TMPDIR } = process.env;
    // The package unpacks into the folder for temporary files and nowhere else.
    process.env.TMPDIR = staged;
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageFolder, 'bin', archive));
    }
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await writeFile(join(staged, 'fonts.conf'), fontConfiguration(target));
    await rename(staged, target).catch(() => rm(staged, { recursive: true }));
  }
  return {
    executablePath: join(target, 'chromium'),
    env: { LD_LIBRARY_PATH: join(target, 'al2023/lib'), FONTCONFIG_FILE: join(target, 'fonts.conf') },
  };
}

/**
 * The Chromium that tests run in: the one that CHROMIUM_PATH names, else the one in node_modules
 * (Linux on x64), else one that is installed.
 *
 * @throws Error that says how to get one
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const executablePath = systemChromium();
  if (executablePath) return { executablePath, env: {} };
  throw new Error(
    'No Chromium was found: install one (npx playwright install chromium) or name one in CHROMIUM_PATH.',
  );
}
