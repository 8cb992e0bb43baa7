import type { RoutePath } from '@farekite/shared/contract';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { FEDERATION_RUNTIME, labelOf } from '../release/manifest';
import type { Releases } from '../store/pointers';
import { fakeRemote, fakeShell, FAKE_ROUTES } from '../testing/fakeReleases';
import { assertPublishable, assertRemoteKnown } from './contractGate';

function live(...releases: readonly ReleaseManifest[]): Releases {
  return new Map(releases.map((release) => [release.name, release]));
}

const deals = (options: Parameters<typeof fakeRemote>[1]) => fakeRemote('mfe-deals', options).release;

const shell = fakeShell().release;
const remote = deals({});
const newest = deals({ contract: '3.0.0' });
const empty = deals({ pages: {} });
const both = fakeShell({ contract: '2.0.0', hosts: [1, 2] }).release;
const withRuntime = fakeShell({ provides: { react: '19.3.1', [FEDERATION_RUNTIME]: '2.9.3' } }).release;
const builtWith = (minor: string) => deals({ shared: { [FEDERATION_RUNTIME]: `>=${minor}` } });
const withBlog = fakeShell({ routes: [...FAKE_ROUTES, { path: '/blog', remote: 'mfe-deals' }] }).release;
const withRoute = (path: RoutePath) => fakeShell({ routes: [{ path, remote: 'mfe-new' }] }).release;
const withoutRoutes = fakeShell({ contract: '2.0.0', routes: [] }).release;

describe('assertPublishable', () => {
  it.each<[string, ReleaseManifest, readonly ReleaseManifest[]]>([
    ['any remote while no shell is live', newest, []],
    ['a remote with another minor version of the contract', deals({ contract: '1.4.2' }), [shell]],
    ['a remote with the federation runtime of the shell, or an older one', builtWith('2.9'), [withRuntime]],
    ['a remote with a shell that does not say its federation runtime', builtWith('2.10'), [shell]],
    ['a remote that has no route yet', { ...empty, name: 'mfe-new' }, [shell]],
    ['a shell while its remotes are not live', shell, []],
    ['a shell with a route that begins with no language', withRoute('/fr/blog' as RoutePath), [remote]],
    ['a shell that does not host a live remote without a route', withoutRoutes, [remote]],
  ])('accepts %s', (_what, release, present) => {
    expect(() => assertPublishable(release, live(...present))).not.toThrow();
  });

  it.each<[string, ReleaseManifest, ReleaseManifest, string]>([
    [
      'a remote built against a major that the live shell does not host',
      newest,
      both,
      `${labelOf(newest)} was built against contract 3.0.0, but ${labelOf(both)} hosts 1.x and 2.x. ` +
        'Publish mfe-deals built against @farekite/shared 1.x or 2.x, or a shell that hosts its contract: ' +
        'docs/upgrading-the-contract.md describes the order.',
    ],
    [
      'a remote without a page that the live shell has a route for',
      empty,
      shell,
      `${labelOf(empty)} has no page for /first-class-deals, which the route table of ${labelOf(shell)} assigns to it. ` +
        'First publish a release of mfe-deals that has the page, or a shell without that route.',
    ],
    [
      'a remote that needs a package which the live shell does not provide',
      deals({ shared: { 'left-pad': '^1.0.0' } }),
      shell,
      `needs left-pad ^1.0.0, but ${labelOf(shell)} provides none. ` +
        'Change the peer dependency of mfe-deals, or publish a shell that provides it first.',
    ],
    [
      'a remote that needs another version of a package',
      deals({ shared: { react: '^19.4.0' } }),
      shell,
      `needs react ^19.4.0, but ${labelOf(shell)} provides 19.3.1.`,
    ],
    [
      'a remote that was built with a newer federation runtime',
      builtWith('2.10'),
      withRuntime,
      `needs @module-federation/runtime >=2.10, but ${labelOf(withRuntime)} provides 2.9.3. ` +
        'First publish a shell with it, or build mfe-deals with the release tool of that shell.',
    ],
    [
      'a shell with a route to a page that a live remote does not have',
      withBlog,
      remote,
      `${labelOf(remote)} has no page for /blog, which the route table of ${labelOf(withBlog)} assigns to it.`,
    ],
    [
      'a shell with a route that begins with a language',
      withRoute('/es/blog' as RoutePath),
      remote,
      'has a route for /es/blog, which begins with a language of the site. Change the path in ' +
        'shared/contract/routes.json: what begins with a language is the address of a page in it.',
    ],
  ])('refuses %s', (_what, release, present, problem) => {
    expect(() => assertPublishable(release, live(present))).toThrow(problem);
  });
});

describe('assertRemoteKnown', () => {
  const unknown = { ...remote, name: 'mfe-dealz' };

  it.each([
    ['a remote that the live shell has a route to', remote, live(shell)],
    ['a remote that is live, although the shell has no route to it', unknown, live(shell, unknown)],
    ['a new remote that the checkout has a route to', { ...remote, name: 'mfe-new' }, live(shell)],
    ['any remote while no shell is live', unknown, live()],
    ['a shell', shell, live(shell)],
  ])('accepts %s', (_what, release, pointers) => {
    expect(() => assertRemoteKnown(release, pointers, { '/x': { remote: 'mfe-new' } })).not.toThrow();
  });

  it.each([
    ['outside of a checkout', undefined],
    ['in a checkout that does not have it', { '/deals': { remote: 'mfe-deals' } }],
  ])('refuses a misspelt or foreign name, %s', (_what, checkout) => {
    expect(() => assertRemoteKnown(unknown, live(shell, remote), checkout)).toThrow(
      `${labelOf(unknown)} is of a remote that the site does not know: ${labelOf(shell)} has no route to mfe-dealz. ` +
        'Check the name. A new remote is published from a checkout whose shared/contract/routes.json has its path, ' +
        'or after the shell that has it.',
    );
  });
});
