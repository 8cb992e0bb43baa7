// First: React tells of itself to whoever is there when it is loaded.
import './development/refreshRuntime';
import { hashInDevelopment, readDeveloped, readNewRoutes } from './development/developed';
import { createAssetGuard } from './remotes/AssetGuard';
import { addRoutes } from './routes/routes';
import { startShell } from './startShell';

addRoutes(readNewRoutes(document.currentScript));
startShell({ guard: createAssetGuard(hashInDevelopment), developed: readDeveloped(document.currentScript) });
