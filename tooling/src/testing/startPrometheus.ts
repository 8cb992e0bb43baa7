import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './temporaryFolder';
import { writeFiles } from './writeFiles';

export function isPrometheusInstalled(): boolean {
  return spawnSync('prometheus', ['--version']).status === 0;
}

export async function startPrometheus(target: string) {
  const configuration = `scrape_configs: [{ job_name: farekite, scrape_interval: 200ms, scrape_timeout: 200ms,
  static_configs: [{ targets: ['${new URL(target).host}'] }] }]`;
  const cwd = writeFiles(temporaryFolder(), { 'prometheus.yml': configuration });
  const options = ['--config.file=prometheus.yml', '--storage.tsdb.path=data'];
  const program = spawn('prometheus', [...options, '--web.listen-address=127.0.0.1:0'], { cwd });
  const exited = once(program, 'exit');
  for await (const line of createInterface(program.stderr)) {
    const [, address] = / address=(127\.0\.0\.1:[1-9]\d*)/.exec(line) ?? [];
    if (address === undefined) continue;
    return {
      origin: `http://${address}`,
      stop: async () => {
        program.kill();
        await exited;
      },
    };
  }
  throw new Error('Prometheus did not start');
}
