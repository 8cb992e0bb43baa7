import { createReleaseIntegrity } from './remotes/ReleaseIntegrity';
import { runInNextTask } from './runInNextTask';
import { startShell } from './startShell';

// On a slow phone, evaluating this script and starting the shell would be one task of 50 ms.
runInNextTask(() => {
  startShell({ integrity: createReleaseIntegrity() });
});
