import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import semver from 'semver';
import type { RouteTable } from '../pages/routes';
import type { Pointer } from '../release/formats';
import { FEDERATION_RUNTIME, labelOf } from '../release/manifest';
import { SHELL_NAME } from '../store/keys';
import { liveRemote, liveShell, manifestsOf, type Releases } from '../store/pointers';
import { readStoredManifest } from '../store/releases';
import type { Store } from '../store/Store';
import { RefusedError } from '../util/UserError';

export function hostsContractOf(shell: ShellRelease, remote: RemoteRelease): boolean {
  return shell.hosts.includes(semver.major(remote.contract));
}

function assertHostable(shell: ShellRelease, remote: RemoteRelease): void {
  const [host, guest] = [labelOf(shell), labelOf(remote)];
  if (!hostsContractOf(shell, remote)) {
    const hosted = shell.hosts.map((major) => `${String(major)}.x`);
    throw new RefusedError(
      `${guest} was built against contract ${remote.contract}, but ${host} hosts ${hosted.join(' and ')}`,
      `Publish ${remote.name} built against @farekite/shared ${hosted.join(' or ')}, or a shell that hosts its contract: ` +
        'docs/upgrading-the-contract.md describes the order.',
    );
  }
  for (const route of shell.routes) {
    if (route.remote !== remote.name || remote.pages[route.path]) continue;
    throw new RefusedError(
      `${guest} has no page for ${route.path}, which the route table of ${host} assigns to it`,
      `First publish a release of ${remote.name} that has the page, or a shell without that route.`,
    );
  }
  for (const [name, range] of Object.entries(remote.shared)) {
    const provided = shell.provides[name];
    // Earlier shells do not say which federation runtime they have.
    if (provided ? semver.satisfies(provided, range) : name === FEDERATION_RUNTIME) continue;
    throw new RefusedError(
      `${guest} needs ${name} ${range}, but ${host} provides ${provided ?? 'none'}`,
      name === FEDERATION_RUNTIME
        ? `First publish a shell with it, or build ${remote.name} with the release tool of that shell.`
        : `Change the peer dependency of ${remote.name}, or publish a shell that provides it first.`,
    );
  }
}

/** The contract gate. @throws RefusedError when the release would not work together with the live ones */
export function assertPublishable(release: ReleaseManifest, live: Releases): void {
  if (release.kind === 'remote') {
    const shell = liveShell(live);
    if (shell) assertHostable(shell, release);
    return;
  }
  const misplaced = release.routes.find(({ path }) => release.languages.includes(path.split('/')[1] ?? ''));
  if (misplaced)
    throw new RefusedError(
      `${labelOf(release)} has a route for ${misplaced.path}, which begins with a language of the site`,
      'Change the path in shared/contract/routes.json: what begins with a language is the address of a page in it.',
    );
  for (const name of new Set(release.routes.map(({ remote }) => remote))) {
    const remote = liveRemote(live, name);
    if (remote) assertHostable(release, remote);
  }
}

/**
 * A name that the site does not have yet may be misspelt or foreign. A new remote is published before the shell that routes to
 * it, so the route table of the publisher's checkout may vouch for it.
 */
export function assertRemoteKnown(release: ReleaseManifest, live: Releases, checkout: RouteTable = {}): void {
  const shell = liveShell(live);
  if (release.kind === 'shell' || !shell || liveRemote(live, release.name)) return;
  const routes = [...shell.routes, ...Object.values(checkout)];
  if (routes.some(({ remote }) => remote === release.name)) return;
  throw new RefusedError(
    `${labelOf(release)} is of a remote that the site does not know: ${labelOf(shell)} has no route to ${release.name}`,
    'Check the name. A new remote is published from a checkout whose shared/contract/routes.json has its path, or ' +
      'after the shell that has it.',
  );
}

type Pointers = ReadonlyMap<string, Pointer>;

function canariesOf(pointers: Pointers) {
  return [...pointers.values()].flatMap(({ name, canary }) =>
    canary ? [{ name, version: canary.version }] : [],
  );
}

/**
 * Which releases visitors get together: the live ones, and for each canary these with it. Canaries of two remotes share no page.
 * @param built a canary that is not stored yet
 */
export async function readServedSets(store: Store, pointers: Pointers, built?: ReleaseManifest) {
  const live = manifestsOf(pointers);
  const canaries = canariesOf(pointers).map((canary) =>
    built?.version === canary.version ? built : readStoredManifest(store, canary),
  );
  return [live, ...(await Promise.all(canaries)).map((canary) => new Map(live).set(canary.name, canary))];
}

/**
 * The contract gate for all sets of releases. A canary of the shell has to be the only one: beside one of a remote, a page could be of
 * either, of both, or of neither.
 */
export function assertSetsFit(sets: readonly Releases[], pointers: Pointers, name: string): void {
  for (const set of sets) {
    const release = set.get(name);
    if (release) assertPublishable(release, set);
  }
  const [one, other] = canariesOf(pointers).sort((canary) => (canary.name === SHELL_NAME ? -1 : 1));
  if (one?.name !== SHELL_NAME || !other) return;
  throw new RefusedError(
    `${labelOf(one)} and ${labelOf(other)} cannot be canaries at once: a canary of the shell is in all pages`,
    `End one of them first: farekite promote ${other.name}, or farekite rollback ${other.name}.`,
  );
}
