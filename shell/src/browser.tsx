import { createReleaseIntegrity } from './remotes/ReleaseIntegrity';
import { startShell } from './startShell';

startShell({ integrity: createReleaseIntegrity() });
