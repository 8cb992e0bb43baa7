import { ProxyAgent } from 'undici';
import { proxyFor } from './proxy';

/** What undici's `fetch` passes requests to an address through; Node's own takes no proxy before Node 24. */
export function dispatcherFor(url: string): { readonly dispatcher?: ProxyAgent } {
  const address = proxyFor(url);
  return address === undefined ? {} : { dispatcher: new ProxyAgent(address) };
}
