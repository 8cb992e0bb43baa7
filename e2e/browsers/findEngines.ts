import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { openFirefox } from './tabs/openFirefox';
import { openPlaywright } from './tabs/openPlaywright';
import { openWebKit } from './tabs/openWebKit';
import type { Tab } from './tabs/Tab';

/** A browser of this machine other than Chromium. */
export interface Engine {
  readonly name: string;
  /** The path of its program or of its driver. */
  readonly program: string;
  readonly open: () => Promise<Tab>;
}

export interface FoundEngines {
  readonly engines: readonly Engine[];
  /** What is missing and how to install it, one line for each browser that was not found. */
  readonly missing: readonly string[];
}

function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function findFirefox(): Engine | string {
  const program = findProgram('firefox-esr', 'firefox');
  if (!program) return 'Firefox: apt-get install firefox-esr, or npx playwright install firefox';
  return { name: 'Firefox', program, open: () => openFirefox(program) };
}

/** The programs that give WebKitGTK a display and a D-Bus session where there are none. */
function findDisplay(): readonly string[] | undefined {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return [];
  const xServer = findProgram('xvfb-run');
  const session = findProgram('dbus-run-session');
  return xServer && session ? [xServer, '--auto-servernum', session, '--'] : undefined;
}

function findWebKitGtk(): Engine | string {
  const program = findProgram('WebKitWebDriver');
  const display = findDisplay();
  if (!program || !display) {
    const packages = [...(program ? [] : ['webkit2gtk-driver']), ...(display ? [] : ['xvfb', 'dbus'])];
    return `WebKit: apt-get install ${packages.join(' ')}, or npx playwright install webkit`;
  }
  return { name: 'WebKitGTK', program, open: () => openWebKit([...display, program]) };
}

/** The browsers that `npx playwright install` has downloaded. */
function findPlaywrightEngines(): Engine[] {
  return [firefox, webkit].flatMap((type) => {
    const program = type.executablePath();
    return existsSync(program)
      ? [{ name: `Playwright's ${type.name()}`, program, open: () => openPlaywright(type) }]
      : [];
  });
}

/** Finds the installed Firefox and WebKitGTK, and the Firefox and WebKit that Playwright has downloaded. */
export function findEngines(): FoundEngines {
  const found = [findFirefox(), findWebKitGtk(), ...findPlaywrightEngines()];
  return {
    engines: found.filter((engine) => typeof engine !== 'string'),
    missing: found.filter((engine) => typeof engine === 'string'),
  };
}
