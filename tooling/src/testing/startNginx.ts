import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryPort } from '../serve/listen';
import { temporaryFolder } from './temporaryFolder';
import { writeFiles } from './writeFiles';

const CONFIGURATION = join(__dirname, '../../../deploy/nginx.conf');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export function isNginxInstalled(): boolean {
  return spawnSync('nginx', ['-v']).status === 0 && existsSync(BROTLI);
}

/** Paths are relative to the folder that nginx is started with. The user may differ from the one that wrote the site. */
const MAIN = `load_module ${BROTLI};
daemon off;
user root;
worker_processes 1;
pid pid;
error_log error.log;
worker_rlimit_nofile 4096;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path client_body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}`;

/** Runs nginx over an export with the shipped configuration, in which port and root are replaced. */
export async function startNginx(site: string) {
  const { port } = new URL(await tryPort(0));
  const shipped = readFileSync(CONFIGURATION, 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace('root /srv/farekite/export;', `root ${site};`);
  const folder = writeFiles(temporaryFolder(), { 'site.conf': shipped, 'nginx.conf': MAIN });
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const exited = once(nginx, 'exit');
  // nginx writes its process id when it accepts connections.
  while (!existsSync(join(folder, 'pid'))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await sleep(10);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await exited;
    },
  };
}
