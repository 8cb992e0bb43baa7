import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError, UserError } from '../util/UserError';

/** The address of this machine that no other machine can reach. */
export const LOOPBACK = '127.0.0.1';

export interface Address {
  /** 0 takes any free port. */
  readonly port: number;
  /** @default all addresses of the machine */
  readonly host?: string;
}

/** Why an address cannot be opened, and what to do. */
function listenError({ host, port }: Address, cause: NodeJS.ErrnoException): UserError {
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return new UsageError(
      `${host ?? ''} is no address of this machine`,
      'Name one of its addresses with --host, 0.0.0.0 for all of IPv4, or leave --host out for all.',
      { cause },
    );
  }
  const problem = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${cause.message})`;
  return new UserError(
    `Port ${String(port)} ${problem}`,
    'Stop the process that uses it, or choose another port with PORT=3001.',
    { cause },
  );
}

/** Starts a server. @throws UserError when the port is in use or the address may not be opened */
export async function listen(server: Server, address: Address): Promise<void> {
  try {
    await once(server.listen(address), 'listening');
  } catch (cause) {
    throw listenError(address, cause as NodeJS.ErrnoException);
  }
}

/** Addresses that stand for several of the machine: a name at which it finds them, and what they are. */
const SEVERAL_ADDRESSES: Readonly<Record<string, readonly [string, string]>> = {
  '::': ['localhost', ' (all addresses of this machine)'],
  '0.0.0.0': [LOOPBACK, ' (all IPv4 addresses of this machine)'],
};

/** The origin at which this machine finds a running server: `http://localhost:3000`. */
export function localOrigin(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  const [host = family === 'IPv6' ? `[${address}]` : address] = SEVERAL_ADDRESSES[address] ?? [];
  return `http://${host}:${String(port)}`;
}

/** Where a running server listens, for its operator: `http://localhost:3000 (all addresses of this machine)`. */
export function describeListening(server: Server): string {
  const { address } = server.address() as AddressInfo;
  return localOrigin(server) + (SEVERAL_ADDRESSES[address]?.[1] ?? '');
}
