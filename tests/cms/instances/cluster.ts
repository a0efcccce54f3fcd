import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../../cms/install.ts';
import { startPostgres } from '../../postgres.ts';
import { portsOfCms, startCms, type Ports, type RunningCms } from '../commands.ts';
import { accessTo } from '../installation.ts';
import { sharedEnvironment } from '../shared/server.ts';
import { Mailbox } from './Mailbox.ts';
import { startLoadBalancer } from './loadBalancer.ts';
import { startRedis } from './redis.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Two instances of Directus behind nginx, as docs/operating.md describes: with one PostgreSQL, one
 * Redis, one folder of uploads and one mail server. Each instance has a data folder of its own, as
 * on two computers.
 *
 * @param more environment variables for both
 */
export async function startCluster(more: Readonly<Record<string, string>> = {}) {
  await install();
  const temp = await mkdtemp(join(tmpdir(), 'collegium-instances-'));
  const postgres = await startPostgres();
  const redis = await startRedis();
  const { directus: port, smtp, mail } = await portsOfCms();
  const mailbox = await Mailbox.open({ smtpPort: smtp, mailPort: mail });
  const ports = [await portsOfCms(), await portsOfCms()] as const;
  const environment = {
    ...sharedEnvironment(ports[0]),
    IP_TRUST_PROXY: '127.0.0.1',
    ...postgres.environment,
    ...redis.environment,
    ...{ CACHE_ENABLED: 'true', CACHE_STORE: 'redis' },
    ...{ RATE_LIMITER_ENABLED: 'true', RATE_LIMITER_STORE: 'redis' },
    SYNCHRONIZATION_STORE: 'redis',
    STORAGE_LOCAL_ROOT: join(temp, 'uploads'),
    CMS_PUBLIC_URL: `http://localhost:${port}`,
    CMS_MAIL_TO: office,
    ...{ EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_SMTP_PORT: String(smtp) },
    EMAIL_SMTP_IGNORE_TLS: 'true',
    ...more,
  };

  const first = new Instance(join(temp, 'first'), ports[0], environment);
  const second = new Instance(join(temp, 'second'), ports[1], environment);
  await mkdir(join(temp, 'uploads'));
  await first.start();
  // All instances have the same secrets.
  await mkdir(second.data);
  await copyFile(join(first.data, '.env'), join(second.data, '.env'));
  await second.start();
  const balancer = await startLoadBalancer(port, [first.ports.directus, second.ports.directus]);
  return {
    ...accessTo(first.data, { ...first.ports, directus: port }),
    ...{ postgres, redis, mailbox },
    instances: [first, second] as const,
    async stop(): Promise<void> {
      await balancer.stop();
      await Promise.all([first.kill(), second.kill()]);
      await Promise.all([redis.stop(), postgres.stop(), mailbox.close()]);
      await rm(temp, { recursive: true, force: true });
    },
  };
}

/** The address to which messages are mailed. */
export const office = 'office@example.org';

/** One of the instances: `npm run cms`, with its Directus. */
export class Instance {
  readonly data: string;
  readonly ports: Ports;
  readonly #environment: Readonly<Record<string, string>>;
  #running: RunningCms | undefined;

  constructor(data: string, ports: Ports, environment: Readonly<Record<string, string>>) {
    this.data = data;
    this.ports = ports;
    this.#environment = environment;
  }

  get url(): string {
    return `http://localhost:${this.ports.directus}`;
  }

  /** The output since the last start. */
  get output(): string {
    return this.#running?.output.text ?? '';
  }

  async start(): Promise<void> {
    const options = { environment: this.#environment, inOwnGroup: true };
    this.#running = await startCms(this.data, this.ports, options);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    await this.#running?.kill();
    this.#running = undefined;
  }

  /** Ends its Directus without warning. Returns the exit code of `npm run cms`. */
  async killDirectus(): Promise<number | null | undefined> {
    const code = await this.#running?.killDirectus();
    this.#running = undefined;
    return code;
  }
}
