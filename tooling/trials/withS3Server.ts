import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { S3Server } from '../src/testing/S3Server';

// npx jiti tooling/trials/withS3Server.ts COMMAND [ARGUMENTS]
// Runs a command with an object store of its own: with FAREKITE_SITE and the AWS_* variables.
async function main(): Promise<void> {
  const [command = '', ...args] = process.argv.slice(2);
  const server = await S3Server.start();
  const env = { ...process.env, ...server.env, FAREKITE_SITE: server.site };
  const [exitCode] = (await once(spawn(command, args, { env, stdio: 'inherit' }), 'close')) as [
    number | null,
  ];
  await server.stop();
  process.exitCode = exitCode ?? 1;
}

void main();
