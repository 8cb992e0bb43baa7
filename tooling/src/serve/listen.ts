import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError, UserError } from '../util/UserError';

export interface Address {
  /** 0 takes any free port. */
  readonly port: number;
  /** @default all addresses of the machine */
  readonly host?: string | undefined;
}

/** @returns the origin at which this machine finds the server: `http://localhost:3000` */
export async function listen(server: Server, { port, host }: Address): Promise<string> {
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new UserError(
        `Port ${String(port)} is in use`,
        'Stop the process that uses it, or choose another port: PORT, --port or --metrics-port.',
      );
    throw new UsageError(`The server cannot listen (${message})`, 'Choose another --port or --host.', {
      cause,
    });
  }
  const { port: opened } = server.address() as AddressInfo;
  return `http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${String(opened)}`;
}

/** Opens a port for a moment, for a server that cannot say that it is in use, or choose one. */
export async function tryPort(port: number): Promise<string> {
  const server = createServer();
  const origin = await listen(server, { port });
  await once(server.close(), 'close');
  return origin;
}
