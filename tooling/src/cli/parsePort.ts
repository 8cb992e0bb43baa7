import { UsageError } from '../util/UserError';

/**
 * Reads the number of a port.
 * @param name of the option or environment variable, in messages
 * @throws UserError when it is not a whole number from 0 to 65535
 */
export function parsePort(value: string, name = 'PORT'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new UsageError(
      `${name} is "${value}", which is not a port`,
      'Set it to a whole number from 0 to 65535; 0 takes any free port.',
    );
  }
  return port;
}
