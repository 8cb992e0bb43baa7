import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../util/UserError';

/** The address of this machine that no other machine can reach. */
export const LOOPBACK = '127.0.0.1';

export interface Address {
  /** 0 takes any free port. */
  readonly port: number;
  /** @default all addresses of the machine */
  readonly host?: string;
}

/** Starts a server. @throws UserError when the port is in use or may not be opened */
export async function listen(server: Server, address: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const port = `Port ${String(address.port)}`;
      const isInUse = cause.code === 'EADDRINUSE';
      reject(
        new UserError(
          isInUse ? `${port} is in use` : `${port} cannot be opened (${cause.message})`,
          'Stop the process that uses it, or choose another port with PORT=3001.',
          { cause },
        ),
      );
    });
    server.listen(address, resolve);
  });
}

/** The origin of a running server, for this machine: `http://localhost:3000`. */
export function localOrigin(server: Server): string {
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}
