import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from './copyWorkspace';
import { test as base } from './siteCopy';

interface WorkspaceCopy {
  /** The folder of a copy of the whole project with its builds, which the test may change. */
  readonly workspace: string;
}

/** A test that changes sources of the project, builds them, and publishes to its own copy of the site. */
export const test = base.extend<WorkspaceCopy>({
  workspace: async ({}, provide) => {
    const workspace = mkdtempSync(join(tmpdir(), 'farekite-workspace-'));
    copyWorkspace(workspace);
    await provide(workspace);
    rmSync(workspace, { recursive: true });
  },
});
