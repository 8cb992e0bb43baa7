// First, because React registers with the refresh runtime while it is loaded.
import './development/refreshRuntime';
import {
  developmentHash,
  readDevelopmentOverrides,
  readDevelopmentRoutes,
} from './development/developmentOptions';
import { createIntegrityRegistry } from './remotes/IntegrityRegistry';
import { startShell } from './startShell';

startShell({
  integrity: createIntegrityRegistry(developmentHash),
  developmentOverrides: readDevelopmentOverrides(document.currentScript),
  developmentRoutes: readDevelopmentRoutes(document.currentScript),
});
