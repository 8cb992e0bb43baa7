import { findEngines } from './findEngines';

/**
 * Starts each browser once, and prints which versions there are and what is missing.
 * @throws Error when there is none
 */
export default async function announceEngines(): Promise<void> {
  const { engines, missing } = findEngines();
  if (engines.length === 0) {
    throw new Error(`There is no browser besides Chromium. Install at least one:\n${missing.join('\n')}`);
  }
  for (const { program, open } of engines) {
    const tab = await open();
    await tab.close();
    console.info(`Found ${tab.browser} (${program})`);
  }
  for (const line of missing) console.info(`Not found: ${line}`);
}
