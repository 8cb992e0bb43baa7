import { createIntegrityRegistry } from './remotes/IntegrityRegistry';
import { startShell } from './startShell';

startShell({ integrity: createIntegrityRegistry() });
