import type { ReleaseManifest } from '@farekite/shared/protocol';
import { hashBuildInputs, writeBuildStamp } from '../workspace/buildStamp';
import { findWorkspace } from '../workspace/workspace';

/**
 * Builds the package in a folder, and records from which sources if it belongs to a workspace.
 *
 * @throws UserError when it does not build
 */
export async function buildPackage(directory: string): Promise<ReleaseManifest> {
  const workspace = findWorkspace(directory);
  // Hashed before the build, so that a file that changes meanwhile is built again.
  const sourcesHash = workspace && hashBuildInputs(workspace, directory);
  // webpack takes longer to load than a command takes to run when nothing has changed.
  const { build } = await import('./build');
  const manifest = await build(directory);
  if (sourcesHash) writeBuildStamp(directory, sourcesHash);
  return manifest;
}
