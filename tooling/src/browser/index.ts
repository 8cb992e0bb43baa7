export { findChromium, type ChromiumLaunch } from './findChromium';
