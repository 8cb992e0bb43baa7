import { createServer, type RequestListener, Server } from 'node:http';
import { listen } from '../serve/listen';

const servers: Server[] = [];

/** @returns the origin, at which it is served until {@link stopAnswering} */
export async function answering(listener: RequestListener | Server): Promise<string> {
  const server = listener instanceof Server ? listener : createServer(listener);
  servers.push(server);
  return listen(server, { port: 0, host: '127.0.0.1' });
}

export function stopAnswering(): void {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
}
