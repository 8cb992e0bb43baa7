import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** proxy-from-env reads no networks such as `10.0.0.0/8` in NO_PROXY. */
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

/** By HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which neither Node 20 nor the AWS SDK reads. */
export function proxyFor(url: string): string | undefined {
  if (!URL.canParse(url) || isDirect(new URL(url).hostname.replace(/^\[|\]$/g, ''))) return undefined;
  return getProxyForUrl(url) || undefined;
}

export interface ProxyRefusal extends Error {
  readonly proxyStatus: number;
}

export class ProxyAgent extends HttpsProxyAgent<string> {
  /** Node would take the answer of a proxy that refuses for that of the server. @throws ProxyRefusal */
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
