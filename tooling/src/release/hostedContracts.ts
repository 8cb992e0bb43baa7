import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import semver from 'semver';

/** The major of a contract version; `NaN`, which no shell hosts, for a text that is not a version. */
function majorOf(contract: string): number {
  return semver.parse(contract)?.major ?? NaN;
}

/** The majors of the contract that a shell hosts. Without a list in its manifest, that is its own major only. */
export function hostedMajors({ hosts, contract }: ShellRelease): readonly number[] {
  return hosts ?? [majorOf(contract)];
}

/** Whether the shell hosts the major of the contract that the remote was built against. */
export function hostsContractOf(shell: ShellRelease, remote: RemoteRelease): boolean {
  return hostedMajors(shell).includes(majorOf(remote.contract));
}
