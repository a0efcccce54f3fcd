import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { findPrograms } from './programs.ts';

/** A real web server that serves a folder with the configuration that the build wrote into it. */
export interface HostServer {
  readonly address: string;
  readonly port: number;
  /** The served folder: the requested one, or a copy if the server's user may not read it. */
  readonly folder: string;
  /** The content of the server's error log. */
  readonly errorLog: () => string;
  /**
   * Restarts on the same port. nginx needs this after a change of `nginx.conf`. Apache reads
   * `.htaccess` with every request.
   */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The result of a server's syntax check, without starting the server. */
export interface SyntaxCheck {
  readonly accepted: boolean;
  readonly output: string;
}

/**
 * Starts nginx. Its `server` block uses the folder as root and includes the folder's `nginx.conf`.
 */
export async function startNginx(folder = 'dist'): Promise<HostServer> {
  return start(nginx, folder);
}

/** Starts Apache as on shared hosting, with only the folder's `.htaccess` for configuration. */
export async function startApache(folder = 'dist'): Promise<HostServer> {
  return start(apache, folder);
}

/** Checks whether nginx accepts the folder's `nginx.conf`. */
export function checkNginx(folder: string): SyntaxCheck {
  return check(nginx, folder);
}

/** Checks whether Apache accepts the folder's `.htaccess`. */
export function checkApache(folder: string): SyntaxCheck {
  return check(apache, folder);
}

/** Creates an empty folder that the servers' user may read. The test deletes it. */
export function servedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'collegium-hosts-'));
  chmodSync(folder, 0o755);
  return folder;
}

interface Server {
  readonly name: string;
  readonly configuration: (place: Place) => string;
  readonly run: (file: string) => readonly string[];
  readonly test: (file: string) => readonly string[];
  readonly testedConfiguration: (place: Place) => string;
}

interface Place {
  readonly folder: string;
  /** The folder in which the server may write. */
  readonly own: string;
  readonly port: number;
}

const nginx: Server = {
  name: 'nginx',
  run: (file) => [findPrograms().nginx, '-c', file, '-e', 'stderr'],
  test: (file) => [findPrograms().nginx, '-t', '-q', '-c', file, '-e', 'stderr'],
  configuration: (place) => nginxConfiguration(place, `127.0.0.1:${place.port}`),
  // Even a syntax test opens the address to listen on, so use a socket.
  testedConfiguration: (place) => nginxConfiguration(place, `unix:${place.own}/socket`),
};

function nginxConfiguration({ folder, own }: Place, listen: string): string {
  return `
    daemon off;
    master_process off;
    pid "${own}/pid";
    events { worker_connections 128; }
    http {
      include "${findPrograms().nginxTypes}";
      default_type application/octet-stream;
      access_log off;
      error_log "${own}/error.log" notice;
      client_body_temp_path "${own}/body";
      proxy_temp_path "${own}/proxy";
      fastcgi_temp_path "${own}/fastcgi";
      uwsgi_temp_path "${own}/uwsgi";
      scgi_temp_path "${own}/scgi";
      server {
        listen ${listen};
        server_name localhost;
        root "${folder}";
        include "${folder}/nginx.conf";
      }
    }`;
}

const apache: Server = {
  name: 'Apache',
  run: (file) => [findPrograms().apache, '-DFOREGROUND', '-f', file],
  test: (file) => [findPrograms().apache, '-t', '-f', file],
  configuration: (place) => apacheConfiguration(place, 'AllowOverride All'),
  testedConfiguration: (place) => apacheConfiguration(place, `Include "${place.folder}/.htaccess"`),
};

function apacheConfiguration({ folder, own, port }: Place, rules: string): string {
  const { apacheModules, apacheTypes } = findPrograms();
  return `
    ServerRoot "${own}"
    ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile "${own}/pid"
    DefaultRuntimeDir "${own}"
    Mutex file:${own} default
    ${modules.map((name) => loadModule(apacheModules, name)).join('\n')}
    ErrorLog "${own}/error.log"
    StartServers 1
    ServerLimit 2
    ThreadsPerChild 16
    MaxRequestWorkers 32
    TypesConfig "${apacheTypes}"
    DocumentRoot "${folder}"
    <Directory />
      AllowOverride None
      Require all denied
    </Directory>
    <Directory "${folder}">
      Options Indexes FollowSymLinks
      Require all granted
      ${rules}
    </Directory>`;
}

/**
 * The modules of common shared hosting. The proxy module is included, so that the tests notice if a
 * redirect acts as a proxy.
 */
const modules = [
  'mpm_event',
  'unixd',
  'log_config',
  'authz_core',
  'authz_host',
  'alias',
  'autoindex',
  'deflate',
  'dir',
  'env',
  'expires',
  'filter',
  'headers',
  'mime',
  'negotiation',
  'proxy',
  'proxy_http',
  'rewrite',
  'setenvif',
];

/** Loads a module unless it is built in, which depends on the machine. */
function loadModule(folder: string, name: string): string {
  return [
    `<IfModule !${name}_module>`,
    `LoadModule ${name}_module "${folder}/mod_${name}.so"`,
    '</IfModule>',
  ].join('\n');
}

async function start(server: Server, folder: string): Promise<HostServer> {
  const own = ownFolder();
  const port = await freePort();
  const place = { folder: readable(resolve(folder), own), own, port };
  const file = join(own, 'server.conf');
  writeFileSync(file, server.configuration(place));
  let running = await launch(server, file, port);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    folder: place.folder,
    errorLog: () => logOf(file),
    restart: async () => {
      await end(running);
      running = await launch(server, file, port);
    },
    stop: async () => {
      await end(running);
      rmSync(own, { recursive: true, force: true });
    },
  };
}

function check(server: Server, folder: string): SyntaxCheck {
  const own = ownFolder();
  const place = { folder: readable(resolve(folder), own), own, port: 1 };
  const file = join(own, 'server.conf');
  writeFileSync(file, server.testedConfiguration(place));
  const [program = '', ...rest] = server.test(file);
  const { status, stderr, error } = spawnSync(program, rest, { encoding: 'utf8', ...nobody });
  rmSync(own, { recursive: true, force: true });
  if (error) throw error;
  return { accepted: status === 0, output: stderr };
}

async function launch(server: Server, file: string, port: number): Promise<ChildProcess> {
  const [program = '', ...rest] = server.run(file);
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'], ...nobody });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.once('error', (error) => (said += error.message));
  const gone = once(child, 'close').then(() => true);
  while (!(await answers(port))) {
    const failed = await Promise.race([gone, pause(10, false)]);
    if (failed) throw new Error(`${server.name} does not start:\n${said}${logOf(file)}`);
  }
  return child;
}

function logOf(file: string): string {
  const log = join(dirname(file), 'error.log');
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Servers should not and do not serve as root: in this case they run as the user nobody. */
const nobody: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

function ownFolder(): string {
  const folder = servedFolder();
  // The server runs as the user nobody, who must be able to write to the folder.
  if (nobody.uid !== undefined) spawnSync('chown', [String(nobody.uid), folder]);
  return folder;
}

/** Returns the folder, or a copy if the server's user may not read all of it. */
function readable(folder: string, own: string): string {
  const hidden = spawnSync('find', [folder, '-not', '-readable'], { encoding: 'utf8', ...nobody });
  if (nobody.uid === undefined || (hidden.status === 0 && hidden.stdout === '')) return folder;
  const copy = join(own, 'site');
  cpSync(folder, copy, { recursive: true });
  spawnSync('chmod', ['-R', 'a+rX', copy]);
  return copy;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
