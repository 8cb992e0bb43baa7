import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import semver from 'semver';

/** The major of a contract version; `NaN`, which no shell hosts, for a text that is not a version. */
function majorOf(contract: string): number {
  return semver.parse(contract)?.major ?? NaN;
}

/** Whether the shell hosts the major of the contract that the remote was built against. */
export function hostsContractOf(shell: ShellRelease, remote: RemoteRelease): boolean {
  return shell.hosts.includes(majorOf(remote.contract));
}
