import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether NO_PROXY has an address, or a network with it such as `10.0.0.0/8`, which proxy-from-env does not read. */
function isDirect(host: string): boolean {
  const networks = new BlockList();
  for (const entry of (process.env.no_proxy || process.env.NO_PROXY || '').split(/[,\s]+/)) {
    const [network = '', prefix] = entry.split('/');
    const bits = isIP(network) === 6 ? 128 : 32;
    const length = Number(prefix ?? bits);
    if (isIP(network) !== 0 && length <= bits) networks.addSubnet(network, length, familyOf(network));
  }
  return isIP(host) !== 0 && networks.check(host, familyOf(host));
}

/**
 * The proxy for an address that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name, of all that this tool fetches: neither Node nor the
 * AWS SDK reads them.
 *
 * @returns `undefined` when there is none, or the address is malformed
 */
export function proxyFor(url: string): string | undefined {
  if (!URL.canParse(url) || isDirect(new URL(url).hostname.replace(/^\[|\]$/g, ''))) return undefined;
  return getProxyForUrl(url) || undefined;
}

/** What is thrown when a proxy does not pass a connection on. */
export interface ProxyRefusal extends Error {
  readonly proxyStatus: number;
}

/** The agent for a proxy, which passes each connection on (CONNECT), and cannot read what is encrypted. */
export class ProxyAgent extends HttpsProxyAgent<string> {
  /** @throws ProxyRefusal: its answer is not that of the server, for which Node would take it. */
  override async connect(...[request, options]: Parameters<HttpsProxyAgent<string>['connect']>) {
    let status = 200;
    request.once('proxyConnect', ({ statusCode = 200 }: IncomingMessage) => {
      status = statusCode;
    });
    const socket = await super.connect(request, options);
    if (status === 200) return socket;
    socket.destroy();
    const refusal = new Error(`the proxy ${this.proxy.host} answered ${String(status)}`);
    throw Object.assign(refusal, { proxyStatus: status }) satisfies ProxyRefusal;
  }
}
