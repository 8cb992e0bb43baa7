import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fingerprint } from '../support/fingerprint';

const WORKSPACE = join(import.meta.dirname, '../..');
const SITE = join(WORKSPACE, 'e2e/site');
const DIST = join(WORKSPACE, 'mfe-deals/dist');

function farekite(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync('npx', ['farekite', ...args], {
    cwd: WORKSPACE,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const lines = stderr.split('\n').filter((line) => line.startsWith('farekite: '));
  return { status, lines };
}

/** Expects exit code 1 and exactly one line of error message. */
function expectRefusal({ status, lines }: ReturnType<typeof farekite>, what: RegExp): void {
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(what);
}

test.describe('The release tool exits with a one-line message for', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'farekite-bad-'));
  });
  test.afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  for (const port of ['many', '-1', '65536', '3000.5', '']) {
    test(`PORT="${port}"`, () => {
      expectRefusal(farekite(['serve', '--site', SITE], { PORT: port }), /PORT is ".*", which is not a port/);
    });
  }

  test('a port in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const port = String((server.address() as AddressInfo).port);
    expectRefusal(farekite(['serve', '--site', SITE], { PORT: port }), new RegExp(`Port ${port} is in use`));
    await new Promise((resolve) => server.close(resolve));
  });

  test('a missing site folder', () => {
    const missing = join(folder, 'nowhere');
    for (const command of ['serve', 'compose', 'status']) {
      expectRefusal(farekite([command, '--site', missing]), /There is no site in .*nowhere/);
    }
  });

  test('a read-only site folder', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expectRefusal(farekite(['publish', DIST, '--site', join(file, 'site')]), /cannot be written/);
  });

  for (const [fault, spoil, what] of [
    [
      'that is corrupt',
      (dist) => {
        writeFileSync(join(dist, 'release.json'), '{');
      },
      /release\.json is corrupt/,
    ],
    [
      'with a changed file',
      (dist) => {
        writeFileSync(join(dist, 'browser/common.js'), '//');
      },
      /has changed since the release was built/,
    ],
    [
      'that misses a file',
      (dist) => {
        rmSync(join(dist, 'browser/common.js'));
      },
      /is incomplete: browser\/common\.js is missing/,
    ],
    [
      'without a manifest',
      (dist) => {
        rmSync(join(dist, 'release.json'));
      },
      /There is no release in/,
    ],
  ] as [string, (dist: string) => void, RegExp][]) {
    test(`a release ${fault}, without changing the site`, () => {
      const dist = join(folder, 'dist');
      const site = join(folder, 'site');
      cpSync(DIST, dist, { recursive: true });
      cpSync(SITE, site, { recursive: true });
      spoil(dist);
      const before = fingerprint(site);
      expectRefusal(farekite(['publish', dist, '--site', site]), what);
      expect(fingerprint(site)).toEqual(before);
    });
  }
});
