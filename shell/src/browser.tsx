import { createAssetGuard } from './remotes/AssetGuard';
import { startShell } from './startShell';

startShell({ guard: createAssetGuard() });
