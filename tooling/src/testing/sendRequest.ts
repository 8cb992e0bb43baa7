import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Sends exactly this request; fetch would normalize the path, follow redirects and decompress bodies. */
export async function sendRequest(origin: string, path: string, options: RequestOptions = {}) {
  // A server may close a kept connection just when the next request is sent on it.
  const sent = request(origin, { agent: false, path, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await buffer(response) };
}

export type ReceivedResponse = Awaited<ReturnType<typeof sendRequest>>;
