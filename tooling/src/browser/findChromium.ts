import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../util/UserError';

/** How to start a browser. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  /** What must stand in the environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

const PACKAGE = '@sparticuz/chromium';
const ARGS = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--disable-background-networking'];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function systemChromium(): Promise<string | undefined> {
  // It is big, and most commands look for no browser.
  const { chromium } = await import('playwright-core');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [...candidates, ...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** The folder of the package; `undefined` where it is not installed, as it need not be. */
function packageFolder(): string | undefined {
  if (platform() !== 'linux' || arch() !== 'x64') return undefined;
  try {
    return join(dirname(createRequire(__filename).resolve(PACKAGE)), '../..');
  } catch {
    return undefined;
  }
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
async function packagedChromium(folder: string): Promise<ChromiumLaunch> {
  const cache = join(folder, '../../.cache');
  const target = join(cache, 'chromium');
  if (!existsSync(target)) {
    const { inflate } = createRequire(__filename)(join(folder, 'build/cjs/lambdafs.cjs')) as {
      inflate: (archive: string) => Promise<string>;
    };
    await mkdir(cache, { recursive: true });
    const staged = await mkdtemp(join(cache, 'chromium-'));
    const { TMPDIR } = process.env;
    // The package unpacks into the folder for temporary files and nowhere else.
    process.env.TMPDIR = staged;
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(folder, 'bin', archive));
    }
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await writeFile(join(staged, 'fonts.conf'), fontConfiguration(target));
    await rename(staged, target).catch(() => rm(staged, { recursive: true }));
  }
  return {
    executablePath: join(target, 'chromium'),
    env: { LD_LIBRARY_PATH: join(target, 'al2023/lib'), FONTCONFIG_FILE: join(target, 'fonts.conf') },
    args: ARGS,
  };
}

/**
 * The Chromium that pages are looked at in: the one that CHROMIUM_PATH names, else the one in
 * node_modules (Linux on x64), else one that is installed.
 *
 * @throws UserError that says how to get one
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: {}, args: ARGS };
  const folder = packageFolder();
  if (folder) return packagedChromium(folder);
  const executablePath = await systemChromium();
  if (executablePath) return { executablePath, env: {}, args: ARGS };
  throw new UserError(
    'No Chromium was found',
    `Install one (npm install --no-save ${PACKAGE}, or npx playwright install chromium), or name one in CHROMIUM_PATH.`,
  );
}
