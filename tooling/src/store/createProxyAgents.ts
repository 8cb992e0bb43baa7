import type { Agent } from 'node:http';
import { getProxyForUrl } from 'proxy-from-env';

interface ProxyAgents {
  readonly httpAgent: Agent;
  readonly httpsAgent: Agent;
}

/** As many connections as the AWS SDK opens without a proxy. */
const MAX_SOCKETS = 50;

/**
 * The agents for the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name for an address: neither Node nor the AWS SDK
 * reads them. The proxy passes the connection on (CONNECT), and cannot read what is encrypted.
 */
export async function createProxyAgents(url: string): Promise<ProxyAgents | undefined> {
  const proxy = getProxyForUrl(url);
  if (proxy === '') return undefined;
  const { HttpsProxyAgent } = await import('https-proxy-agent');
  const agent = new HttpsProxyAgent(proxy, { keepAlive: true, maxSockets: MAX_SOCKETS });
  return { httpAgent: agent, httpsAgent: agent };
}
