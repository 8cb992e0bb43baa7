import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends exactly this request; fetch would normalize the path, follow redirects and decompress bodies. */
export async function sendRequest(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    // A server may close a kept connection just when the next request is sent on it.
    request(origin, { agent: false, path, ...options }, (response) => {
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}
