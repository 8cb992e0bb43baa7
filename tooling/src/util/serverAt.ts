import type { ProxyAgent, RequestInit } from 'undici';
import { proxyFor } from './proxy';

/** Fetches with the credentials in an address, and through a proxy, which Node's own `fetch` takes only from Node 24 on. */
export function serverAt({ origin, username, password }: URL) {
  const proxy = proxyFor(origin);
  let dispatcher: ProxyAgent | undefined;
  const credentials = Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64');
  const authorization = username === '' ? {} : { authorization: `Basic ${credentials}` };
  return async (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) => {
    // Not before a request: farekite serve and status load this module, too.
    const { fetch, ProxyAgent } = await import('undici');
    if (proxy !== undefined) dispatcher ??= new ProxyAgent(proxy);
    return fetch(origin + path, {
      ...init,
      ...(dispatcher && { dispatcher }),
      headers: { ...headers, ...authorization },
    });
  };
}

/** Why a request has failed. Where several addresses were tried, the cause has a code alone. */
export function failureOf(error: unknown): string {
  const { message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  return cause?.message || cause?.code || message;
}
