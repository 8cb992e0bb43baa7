import { findEngines } from './findEngines';

/** Starts each browser once, and prints which versions there are and what is missing. */
export default async function announceEngines(): Promise<void> {
  const { engines, missing } = findEngines();
  for (const { program, open } of engines) {
    const tab = await open();
    await tab.close();
    console.info(`Found ${tab.browser} (${program})`);
  }
  for (const line of missing) console.info(`Not found: ${line}`);
}
