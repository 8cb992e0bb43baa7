import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import semver from 'semver';
import { hostedMajors, hostsContractOf } from '../release/hostedContracts';
import { labelOf } from '../release/manifest';
import { liveRemote, liveShell, type Pointers } from '../store/pointers';
import { UserError } from '../util/UserError';

/** The first rule of the gate: the shell hosts the remote's major version of the contract. */
function assertContractHosted(shell: ShellRelease, remote: RemoteRelease): void {
  if (hostsContractOf(shell, remote)) return;
  const listHosted = (conjunction: string) =>
    hostedMajors(shell)
      .map((major) => `${String(major)}.x`)
      .join(` ${conjunction} `);
  throw new UserError(
    `${labelOf(remote)} was built against contract ${remote.contract}, but ${labelOf(shell)} hosts ${listHosted('and')}`,
    `Publish ${remote.name} built against @farekite/shared ${listHosted('or')}, or a shell that hosts its contract: ` +
      'docs/upgrading-the-contract.md describes the order.',
  );
}

/** The second rule: the remote has a page for each of its routes. */
function assertPagesPresent(shell: ShellRelease, remote: RemoteRelease): void {
  for (const { path } of shell.routes.filter((route) => route.remote === remote.name)) {
    if (remote.pages[path]) continue;
    throw new UserError(
      `${labelOf(remote)} has no page for ${path}, which the route table of ${labelOf(shell)} assigns to it`,
      `First publish a release of ${remote.name} that has the page, or a shell without that route.`,
    );
  }
}

/** The third rule: the shell provides the packages that the remote shares, in versions that the remote accepts. */
function assertSharedProvided(shell: ShellRelease, remote: RemoteRelease): void {
  for (const [name, range] of Object.entries(remote.shared)) {
    const provided = shell.provides[name];
    if (provided && semver.satisfies(provided, range)) continue;
    throw new UserError(
      `${labelOf(remote)} needs ${name} ${range}, but ${labelOf(shell)} provides ${provided ?? 'none'}`,
      `Change the peer dependency of ${remote.name}, or publish a shell that provides it first.`,
    );
  }
}

function assertHostable(shell: ShellRelease, remote: RemoteRelease): void {
  assertContractHosted(shell, remote);
  assertPagesPresent(shell, remote);
  assertSharedProvided(shell, remote);
}

/**
 * The contract gate: checks that a release would work together with the other live releases.
 * @param live the pointers before the release is published
 * @throws UserError that names both releases, the rule, and what to do
 */
export function assertPublishable(release: ReleaseManifest, live: Pointers): void {
  if (release.kind === 'remote') {
    const shell = liveShell(live);
    if (shell) assertHostable(shell, release);
    return;
  }
  for (const name of new Set(release.routes.map(({ remote }) => remote))) {
    const remote = liveRemote(live, name);
    if (remote) assertHostable(release, remote);
  }
}
