import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publish, publishPreview } from '@farekite/tooling/release';
import { listen } from '../faults/startFaultyServer';
import { expectAccessible } from '../support/accessibility';
import { expectFitsEveryWidth, LAPTOP, PHONE } from '../support/layout';
import { expect, recordRequests } from '../support/site';
import { test } from '../support/siteCopy';
import { run, WORKSPACE } from '../support/workspace';

async function startMetrics(better: string, worse: string): Promise<string> {
  const counter = (metric: string, version: string, value: number, labels = '') =>
    `farekite_${metric}_total{name="mfe-deals",version="${version}"${labels}} ${String(value)}\n`;
  const vitals = ['lcp', 'inp', 'cls'].flatMap((vital) =>
    Object.entries({ good: 60, 'needs-improvement': 25, poor: 15 }).map(([band, count]) =>
      counter('web_vitals', worse, count, `,vital="${vital}",band="${band}"`),
    ),
  );
  const failure = ',step="page",error="TypeError",frame="browser/student-travel-deals.js:1:2345"';
  const views = [counter('views', better, 1_000), counter('views', worse, 1_000)];
  const failed = [counter('failed_views', worse, 50), counter('failures', worse, 50, failure)];
  const server = createServer((_request, response) =>
    response.end([...views, ...failed, ...vitals].join('')),
  );
  server.unref();
  return `${await listen(server)}/metrics`;
}

test('The status page is accessible and loads nothing', async ({ copy, page, context, consoleErrors }) => {
  const before = await copy.nextRelease('mfe-deals', 'Student fares', 'Fares of students');
  const live = await copy.nextRelease('mfe-deals', 'Student fares', 'Better fares');
  for (const { dist } of [before, live]) await publish(dist, copy.site);
  await publishPreview([before.dist], copy.site);
  const metrics = await startMetrics(before.release.version, live.release.version);
  const file = join(copy.directory, '../status.html');
  const options = ['--site', copy.directory, '--metrics', metrics, '--origin', 'https://www.example.com'];
  await run('farekite', ['status', ...options, '--html', file], WORKSPACE);

  const requests = recordRequests(page);
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator('script')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Worse than the release before: mfe-deals.');
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('mfe-deals');
  await expect(card.getByRole('row', { name: 'LCP: needs improvement' })).toContainText('60 % good');
  await expect(card.getByRole('img')).toHaveCount(5);
  await expect(page.getByRole('link', { name: `mfe-deals@${before.release.version}` })).toHaveAttribute(
    'href',
    /^https:\/\/www\.example\.com\/[\w-]+\?preview=mfe-deals@\w+$/,
  );
  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of [LAPTOP, PHONE]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  await expectFitsEveryWidth(page);
  expect(requests).toHaveLength(1);
  expect(context.pages()).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});
