// First, because React registers with the refresh runtime while it is loaded.
import './development/refreshRuntime';
import { readDevelopmentOptions } from './development/readDevelopmentOptions';
import { removeComposedPage } from './development/removeComposedPage';
import { startShell } from './startShell';

const options = readDevelopmentOptions(document.currentScript as HTMLScriptElement);
removeComposedPage(options.overrides);
void startShell(options);
