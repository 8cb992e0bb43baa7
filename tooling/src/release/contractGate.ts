import semver from 'semver';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/contract';
import { liveRemote, liveShell, type Pointers } from './pointers';
import { labelOf } from './manifest';
import { ReleaseError } from './ReleaseError';

/** `NaN` for what is no version, which nobody hosts. */
function majorOf(contract: string): number {
  return semver.parse(contract)?.major ?? NaN;
}

/** The majors of the contract that a shell hosts; one whose manifest does not say so hosts its own alone. */
export function hostedMajors({ hosts, contract }: ShellRelease): readonly number[] {
  return hosts ?? [majorOf(contract)];
}

/** Whether the shell hosts the major of the contract that the remote speaks. */
export function hostsContractOf(shell: ShellRelease, remote: RemoteRelease): boolean {
  return hostedMajors(shell).includes(majorOf(remote.contract));
}

/** Whether the shell can host the remote. @throws ReleaseError that names the rule, what was found and what to do */
function assertHostable(shell: ShellRelease, remote: RemoteRelease): void {
  if (!hostsContractOf(shell, remote)) {
    const hosted = (conjunction: string) =>
      hostedMajors(shell)
        .map((major) => `${String(major)}.x`)
        .join(conjunction);
    throw new ReleaseError(
      `${labelOf(remote)} speaks contract ${remote.contract}, ${labelOf(shell)} hosts ${hosted(' and ')}`,
      `Publish ${remote.name} built against @farekite/shared ${hosted(' or ')}, or a shell that hosts its contract: docs/upgrading-the-contract.md tells in which order.`,
    );
  }
  for (const { path } of shell.routes.filter((route) => route.remote === remote.name)) {
    if (!remote.pages[path]) {
      throw new ReleaseError(
        `${labelOf(remote)} has no page for ${path}, which the route table of ${labelOf(shell)} gives to it`,
        `Add ${path} to the pages in the package.json of ${remote.name}, or publish a shell without that route first.`,
      );
    }
  }
  for (const [name, range] of Object.entries(remote.shared)) {
    const provided = shell.provides[name];
    if (!provided || !semver.satisfies(provided, range)) {
      throw new ReleaseError(
        `${labelOf(remote)} wants ${name} ${range}, ${labelOf(shell)} shares ${provided ?? 'none'}`,
        `Change the peer dependency of ${remote.name}, or publish a shell that shares it first.`,
      );
    }
  }
}

/**
 * The gate of a publish: with this release, can everything that is live still work together?
 * @throws ReleaseError when not
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
