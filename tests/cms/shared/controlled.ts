import dns from 'node:dns';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { createServer, isIP, Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cheapPasswords } from './cheapPasswords.ts';
import { controlSocket, type Command } from './control.ts';

/*
 * NODE_OPTIONS loads this file into both processes of a shared `npm run cms`, before all other
 * code. It provides functions that no request can offer: it moves the clock, runs a schedule early,
 * closes a port for a while, and empties the caches. Tests call them through a Unix socket, see
 * control.ts. It also makes password hashing cheap, and names of other computers unknown.
 */

const isDirectus = process.argv[1]?.endsWith(join('directus', 'cli.js')) ?? false;
const dataDir = isDirectus
  ? dirname(process.env['DB_FILENAME'] ?? '')
  : process.env['CMS_DATA_DIR'];

if (isDirectus) Object.assign(process.env, cheapPasswords);

const RealDate = Date;
/** Milliseconds by which the clock is ahead of the computer's. */
let ahead = 0;

const servers = new Map<number, { readonly server: Server; readonly sockets: Set<Socket> }>();

interface Limiter {
  readonly _storage: Record<string, unknown>;
  delete(key: string): void;
}
const limiters = new Set<Limiter>();

interface Job {
  fireOnTick(): unknown;
  nextDate(): { toMillis(): number };
}
const jobs = new Map<string, Job[]>();

const commands: Record<Command, (argument: string | number) => Promise<void> | void> = {
  clock(milliseconds) {
    ahead = Number(milliseconds);
  },
  async schedule(rule) {
    const due = jobs.get(String(rule)) ?? [];
    if (due.length === 0) throw new Error(`No job runs at ${rule}.`);
    await Promise.all(due.map(runNow));
  },
  async close(port) {
    const { server, sockets } = listeningAt(Number(port));
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  },
  async open(port) {
    const { server } = listeningAt(Number(port));
    if (server.listening) return;
    await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
  },
  forget,
};

/**
 * The time of the last early run. Directus ignores a run for the same or an earlier time, as if
 * another instance had done it. The clock goes back between test files.
 */
let lastRun = 0;

async function runNow(job: Job): Promise<void> {
  const nextDate = job.nextDate.bind(job);
  lastRun = Math.max(lastRun, nextDate().toMillis()) + 1;
  const time = lastRun;
  job.nextDate = () => ({ toMillis: () => time });
  try {
    await job.fireOnTick();
  } finally {
    job.nextDate = nextDate;
  }
}

function listeningAt(port: number) {
  const found = servers.get(port);
  if (!found) throw new Error(`Nothing listens at ${port}.`);
  return found;
}

interface CacheModule {
  readonly clearSystemCache: (options: { forced: true }) => Promise<void>;
}

interface SynchronizationModule {
  readonly SynchronizedClock: new (id: string) => {
    readonly synchronizationManager: { store: object };
  };
}

interface FlowsModule {
  readonly getFlowManager: () => {
    reload(): Promise<void>;
    readonly reloadQueue: { onIdle(): Promise<void> };
  };
}

/** Clears Directus' memory after its database was replaced: limits, caches, clocks and flows. */
async function forget(): Promise<void> {
  ahead = 0;
  for (const limiter of limiters) {
    for (const key of Object.keys(limiter._storage)) limiter.delete(key);
  }
  const api = pathToFileURL(createRequire(process.argv[1]!).resolve('@directus/api'));
  const [{ clearSystemCache }, { SynchronizedClock }, { getFlowManager }] = (await Promise.all([
    import(new URL('cache.js', api).href),
    import(new URL('synchronization.js', api).href),
    import(new URL('flows.js', api).href),
  ])) as [CacheModule, SynchronizationModule, FlowsModule];
  await clearSystemCache({ forced: true });
  // While the clock was ahead, schedules ran for future times. Directus would not run them again
  // before these times.
  new SynchronizedClock('').synchronizationManager.store = {};
  lastRun = 0;
  const flows = getFlowManager();
  await flows.reload();
  await flows.reloadQueue.onIdle();
}

function shiftClock(): void {
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, given: unknown[], newTarget) =>
      Reflect.construct(real, given.length > 0 ? given : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (real, name, receiver) =>
      name === 'now' ? now : (Reflect.get(real, name, receiver) as unknown),
  });
}

/** The type of methods that this file wraps. */
type Method = (this: unknown, ...given: unknown[]) => unknown;

function replace(owner: object, name: string, replacement: (original: Method) => Method): void {
  const methods = owner as Record<string, Method>;
  methods[name] = replacement(methods[name]!);
}

/** Tests ask no other computer, whether this one is online or not. */
function knowNoNames(): void {
  replace(
    dns,
    'lookup',
    (lookup) =>
      function (...given) {
        const [name] = given;
        if (name === 'localhost' || isIP(String(name)) !== 0) return lookup.apply(this, given);
        const answer = given.at(-1) as (error: Error) => void;
        const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${String(name)}`), {
          ...{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: name },
        });
        process.nextTick(answer, error);
        return undefined;
      },
  );
  syncBuiltinESMExports();
}

function noteServers(): void {
  replace(
    Server.prototype,
    'listen',
    (listen) =>
      function (...given) {
        const server = this as Server;
        server.once('listening', () => noteServer(server));
        return listen.apply(server, given);
      },
  );
}

function noteServer(server: Server): void {
  const address = server.address();
  if (typeof address !== 'object' || !address || servers.has(address.port)) return;
  // Node closes a connection after five idle seconds. A busy test could send its next request at
  // that moment.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 600_000;
  const sockets = new Set<Socket>();
  servers.set(address.port, { server, sockets });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/** Directus' own packages, in the version that it has. */
function noteLimitersAndJobs(): void {
  const require = createRequire(createRequire(process.argv[1]!).resolve('@directus/api'));
  const limiter = dirname(require.resolve('rate-limiter-flexible'));
  const storage = join(limiter, 'lib/component/MemoryStorage/MemoryStorage.js');
  const { prototype } = require(storage) as { readonly prototype: Limiter };
  replace(
    prototype,
    'incrby',
    (incrby) =>
      function (...given) {
        limiters.add(this as Limiter);
        return incrby.apply(this, given);
      },
  );
  const { CronJob } = require('cron') as { readonly CronJob: object };
  replace(
    CronJob,
    'from',
    (from) =>
      function (...given) {
        const [{ cronTime }] = given as [{ readonly cronTime: string }];
        const job = from.apply(this, given) as Job;
        jobs.set(cronTime, [...(jobs.get(cronTime) ?? []), job]);
        return job;
      },
  );
}

function takeCommands(path: string): void {
  createServer((socket) => {
    socket.once('data', (line) => {
      const { command, argument } = JSON.parse(line.toString()) as {
        readonly command: Command;
        readonly argument: string | number;
      };
      Promise.resolve()
        .then(() => commands[command](argument))
        .then(
          () => socket.end('done'),
          (error: unknown) => socket.end(String(error)),
        );
    });
  })
    .listen(path)
    .unref();
}

const isStart = process.argv[1]?.endsWith(join('cms', 'start.ts')) ?? false;
if (dataDir && (isStart || (isDirectus && process.argv[2] === 'start'))) {
  noteServers();
  if (isDirectus) {
    shiftClock();
    knowNoNames();
    noteLimitersAndJobs();
  }
  takeCommands(controlSocket(dataDir, isDirectus ? 'directus' : 'mail'));
}
