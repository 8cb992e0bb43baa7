export { findChromium, type ChromiumLaunch } from './findChromium';
export { openPages, type PageToOpen } from './openPages';
