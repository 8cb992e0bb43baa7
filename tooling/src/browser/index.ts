export { findChromium, type ChromiumLaunch } from './findChromium';
export { openPages } from './openPages';
export type { PageToOpen } from './PageToOpen';
