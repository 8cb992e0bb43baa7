import semver from 'semver';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/contract';
import { liveRemote, liveShell, type Pointers } from './pointers';
import { labelOf } from './manifest';
import { ReleaseError } from './ReleaseError';

/** Whether the shell can host the remote. @throws ReleaseError that names the rule, what was found and what to do */
function assertHostable(shell: ShellRelease, remote: RemoteRelease): void {
  if (semver.major(shell.contract) !== semver.major(remote.contract)) {
    throw new ReleaseError(
      `${labelOf(remote)} speaks contract ${remote.contract}, ${labelOf(shell)} speaks ${shell.contract}: the majors differ`,
      `Build ${remote.name} against @farekite/shared ${String(semver.major(shell.contract))}.x, or publish a shell of major ${String(semver.major(remote.contract))} first.`,
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
