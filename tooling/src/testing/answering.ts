import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: Server[] = [];

/** Serves what this function answers, until {@link stopAnswering}. @returns the origin */
export async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

export function stopAnswering(): void {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}
