import {
  DEVELOPMENT_VERSION,
  LANGUAGE_COOKIE,
  type RemoteRelease,
  type ShellRelease,
} from '@farekite/shared/protocol';
import { Hono } from 'hono';
import { splitAddress } from '../pages/languageAddresses';
import type { SitePackage } from '../workspace/sitePackage';
import { readLiveShell, type BaseSite } from './BaseSite';

function developmentDocument(html: string, shell: ShellRelease, packages: readonly SitePackage[]): string {
  const live = (file: string) => `/releases/${shell.name}/${shell.version}/${file}`;
  const fromSource = (file: string) => `/releases/${shell.name}/${DEVELOPMENT_VERSION}/${file}`;
  const scriptTag = (file: string) => new RegExp(`<script\\b[^>]*"${live(file)}"[^>]*></script>`);
  const styleTag = new RegExp(`<style\\b[^>]*"${live(shell.style)}"[^>]*>[^]*?</style>`);
  if (!scriptTag(shell.script).test(html)) {
    throw new RangeError(`The document does not load ${shell.script} of the live shell`);
  }
  const developed = packages.map(({ name }) => name);
  const isDeveloped = developed.includes(shell.name);
  const script = isDeveloped ? fromSource(shell.script) : live(shell.development ?? shell.script);
  const newRoutes = packages.flatMap(({ name, pages }) =>
    Object.keys(pages)
      .filter((path) => !shell.routes.some((route) => route.path === path))
      .map((path) => ({ path, remote: name })),
  );
  // The development build reads from its attributes what is developed.
  const routes = JSON.stringify(newRoutes).replaceAll('"', '&quot;');
  let changed = html
    // What is preloaded belongs to the shell's build for visitors, which is not used here.
    .replace(/<link rel="preload"[^>]*>/g, '')
    // The overlay has inline styles, which browsers refuse where there are hashes, and a Trusted Types policy.
    .replace(/style-src 'self'[^;"]*/, "style-src 'self' 'unsafe-inline'")
    .replace('trusted-types shell', '$& webpack-dev-server#overlay')
    .replace(
      scriptTag(shell.script),
      `<script defer src="${script}" data-developed="${developed.join(' ')}" data-routes="${routes}"></script>`,
    );
  for (const library of shell.libraries ?? []) changed = changed.replace(scriptTag(library), '');
  if (!isDeveloped) return changed;
  return changed.replace(styleTag, `<link rel="stylesheet" href="${fromSource(shell.style)}">`);
}

function isDocument({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Answers what webpack-dev-server has no built file for. @param releases of the developed remotes, by name */
export function createDevelopmentApp(
  base: BaseSite,
  packages: readonly SitePackage[],
  releases: ReadonlyMap<string, RemoteRelease>,
): Hono {
  const app = new Hono();
  app.onError(({ message }, c) => c.text(`${message}\n`, 500));
  app.get(`/releases/:name/${DEVELOPMENT_VERSION}/release.json`, (c) => {
    const release = releases.get(c.req.param('name'));
    return release ? c.json(release) : c.notFound();
  });
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const cookies = c.req.header('Cookie') ?? '';
    const answer = await base.get(pathname + search, cookies);
    if (!isDocument(answer) && answer.status !== 302) return answer;
    // Another shell may have been published since the last document.
    const shell = await readLiveShell(base);
    const { language, path } = splitAddress(pathname, shell.languages);
    const developed = packages.find(({ pages }) => Object.hasOwn(pages, path));
    // Its live release may lack a language that its sources have.
    const isNew = answer.status === 302 && language !== undefined && developed?.languages.includes(language);
    const response = isNew
      ? await base.get(path + search, `${LANGUAGE_COOKIE}=${language}; ${cookies}`)
      : answer;
    if (!isDocument(response)) return response;
    const html = developmentDocument(await response.text(), shell, packages);
    // The shell renders a new page in the 404 page of the base site.
    c.header('Cache-Control', 'no-store');
    return c.html(html, developed || response.ok ? 200 : 404);
  });
  return app;
}
