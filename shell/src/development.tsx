// First: React tells of itself to whoever is there when it is loaded.
import './development/refreshRuntime';
import { hashInDevelopment, readDeveloped } from './development/developed';
import { createAssetGuard } from './remotes/AssetGuard';
import { startShell } from './startShell';

startShell({ guard: createAssetGuard(hashInDevelopment), developed: readDeveloped(document.currentScript) });
