import { InvalidArgumentError, Option, type Command } from 'commander';
import { defaultSite } from '../workspace/workspace';
import { parsePort } from './parsePort';

const DEFAULT_PORT = '3000';

export interface SiteOption {
  readonly site: string;
}

export function addSiteOption(command: Command): Command {
  return command.addOption(
    new Option('--site <dir>', "the site's folder").default(
      defaultSite(process.cwd()),
      'the folder "site" in the workspace, or in the current folder',
    ),
  );
}

/** The port that the environment variable PORT names. @throws UserError when it is not a port */
export function portFromEnvironment(): number {
  return parsePort(process.env.PORT ?? DEFAULT_PORT);
}

/** @throws InvalidArgumentError when it is not a whole number */
export function parseCount(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

/**
 * The protocol is required because `localhost:3000` would be read as a URL with the protocol `localhost:`.
 * @throws InvalidArgumentError when it is not an origin with http or https
 */
export function parseOrigin(value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError('Give an origin with its protocol, such as https://www.example.com.');
  }
  return new URL(value).origin;
}
