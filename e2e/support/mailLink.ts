import type { Locator } from '@playwright/test';

/** Recipient, subject and body of a `mailto:` link. */
export async function readMailLink(link: Locator) {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}
