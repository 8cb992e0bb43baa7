// First, because React registers with the refresh runtime while it is loaded.
import './development/refreshRuntime';
import { readDevelopmentOptions } from './development/readDevelopmentOptions';
import { startShell } from './startShell';

void startShell(readDevelopmentOptions(document.currentScript));
