// First, because React registers with the refresh runtime while it is loaded.
import './development/refreshRuntime';
import {
  developmentHash,
  readDevelopmentOverrides,
  readDevelopmentRoutes,
} from './development/developmentOptions';
import { createReleaseIntegrity } from './remotes/ReleaseIntegrity';
import { startShell } from './startShell';

startShell({
  integrity: createReleaseIntegrity(developmentHash),
  developmentOverrides: readDevelopmentOverrides(document.currentScript),
  developmentRoutes: readDevelopmentRoutes(document.currentScript),
});
