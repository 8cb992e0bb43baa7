// First, because React registers with the refresh runtime while it is loaded.
import './development/refreshRuntime';
import {
  developmentHash,
  readDevelopmentOverrides,
  readDevelopmentRoutes,
} from './development/developmentOptions';
import { startShell } from './startShell';

void startShell({
  fallbackHash: developmentHash,
  developmentOverrides: readDevelopmentOverrides(document.currentScript),
  developmentRoutes: readDevelopmentRoutes(document.currentScript),
});
