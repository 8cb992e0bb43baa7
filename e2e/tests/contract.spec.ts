import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RemoteRelease, type ShellRelease } from '@farekite/shared/protocol';
import { publish as publishTo, readRelease, serializeManifest, withVersion } from '@farekite/tooling/release';
import { AGENCY } from '../support/agency';
import { followLink } from '../support/clientNavigation';
import { test } from '../support/siteCopy';
import { expect, untilHydrated } from '../support/site';

/** Makes the release in a folder name another contract version, and thus become another release. */
async function setContract(dist: string, contract: string): Promise<RemoteRelease> {
  const { version, ...built } = (await readRelease(dist)) as RemoteRelease;
  const release = withVersion<RemoteRelease>({ ...built, contract });
  if (release.version === version) throw new Error(`${dist} was built against contract ${contract} already`);
  writeFileSync(join(dist, 'release.json'), serializeManifest(release));
  return release;
}

test('A release of an unsupported contract major is refused; if its pointer is forced, every page stays readable', async ({
  copy,
  page,
  consoleErrors,
}) => {
  const path = '/senior-travel-deals';
  const heading = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('status').getByRole('button', { name: 'Try again' });
  const pointer = join(copy.directory, 'live/mfe-deals.json');
  const live = JSON.parse(readFileSync(pointer, 'utf8')) as RemoteRelease;
  const { dist } = await copy.nextRelease('mfe-deals', 'Sample fare', 'Fare of contract 3');
  const release = await setContract(dist, '3.0.0');
  const refusal = `mfe-deals@${release.version} failed (contract): it uses contract 3.0.0, but the shell hosts 2.x`;

  await test.step('the refusal lists the contract version of each remote', async () => {
    await expect(publishTo(dist, copy.site)).rejects.toThrow(
      /^mfe-deals@\w+ was built against contract 3\.0\.0, but shell@\w+ hosts 2\.x\. Publish mfe-deals built against/,
    );
  });

  await test.step('with a pointer written by hand, the page stays that of the release with which the shell went live', async () => {
    cpSync(dist, join(copy.directory, 'releases/mfe-deals', release.version), { recursive: true });
    writeFileSync(pointer, JSON.stringify({ ...live, ...release }));
    await page.goto(copy.url + path);
    await untilHydrated(page);
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', live.version);
    await expect(retry).toBeHidden();
    expect(consoleErrors).toEqual([]);
  });

  await test.step('client navigation shows a fallback whose Try again button opens the composed page', async () => {
    await page.goto(`${copy.url}/about`);
    await untilHydrated(page);
    await followLink(page, path);
    await expect(heading).toHaveText('This page is not available right now');
    await expect(page.getByRole('main').getByRole('link', { name: `Call ${AGENCY.phone}` })).toBeVisible();
    expect(consoleErrors).toEqual([expect.stringContaining(refusal)]);
    await retry.click();
    await untilHydrated(page);
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', live.version);
    expect(consoleErrors).toHaveLength(1);
  });

  await test.step('a page composed from that release stays readable, with a notice', async () => {
    consoleErrors.length = 0;
    const shell = JSON.parse(readFileSync(join(copy.directory, 'live/shell.json'), 'utf8')) as ShellRelease;
    const folderOf = ({ name, version }: RemoteRelease) => `pages/${shell.version}/${name}@${version}/`;
    const file = `${path.slice(1)}/en.html`;
    const html = (await copy.site.get(folderOf(live) + file))?.bytes.toString() ?? '';
    const forced = html
      .replaceAll(live.version, release.version)
      .replace(`"contract":"${CONTRACT_VERSION}"`, '"contract":"3.0.0"');
    expect(forced).toContain('"contract":"3.0.0"');
    for (const [name, content] of [
      [file, forced],
      ['complete.json', '{"files":{}}'],
    ] as const) {
      await copy.site.put(folderOf(release) + name, Buffer.from(content), 'always');
    }
    await page.goto(copy.url + path);
    await untilHydrated(page, 'header');
    await expect(retry).toBeVisible();
    await expect(
      page.locator(`[data-release="${release.version}"]`).getByRole('heading', { level: 1 }),
    ).toBeVisible();
    expect(consoleErrors).toContainEqual(expect.stringContaining(refusal));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
