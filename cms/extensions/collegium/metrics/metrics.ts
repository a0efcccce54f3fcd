import { Gauge, Histogram } from 'prom-client';
import type { Context, Database, Handler, Register } from '../directus.ts';
import { endpointsPath } from '../forms/endpoint/openEndpoints.ts';
import { isInstalled, outbox } from '../forms/mail/outbox.ts';

/**
 * Adds figures to those that Directus reports at `/metrics` to Prometheus: requests, and mails in the outbox.
 * They are counts and times only: no address, path, name or text. docs/alerts.yml says which values
 * need somebody's attention.
 */
export function measure({ init }: Register, { database, env }: Context): void {
  // Directus has no `/metrics` otherwise.
  if (String(env['METRICS_ENABLED']) !== 'true') return;
  init('app.before', ({ app }) => {
    app.use(timeRequests());
  });
  countMails(database);
}

/** Includes requests that the guards refuse. */
function timeRequests(): Handler {
  const seconds = new Histogram({
    name: 'collegium_request_seconds',
    help: 'Duration of requests, by part of the API, method and status',
    labelNames: ['part', 'method', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  return ({ path, method }, response, next) => {
    const end = seconds.startTimer();
    response.once('finish', () => {
      end({ part: partOf(path), method: nameOf(method), status: response.statusCode });
    });
    next();
  };
}

/** A few names: Prometheus stores a series for each, so callers must not be able to invent one. */
function partOf(path: string): string {
  const [, first = ''] = path.split('/');
  if (`/${first}` === endpointsPath) return 'forms';
  return parts.has(first) ? first : 'other';
}

/** Node takes 35 methods, and anybody may send them. */
function nameOf(method: string): string {
  return methods.has(method) ? method : 'other';
}

const parts = new Set(['admin', 'assets', 'auth', 'files', 'graphql', 'items', 'users']);
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'SEARCH']);

/** Reads the outbox when Prometheus asks. All instances report the same numbers, as they share the outbox. */
function countMails(database: Database): void {
  const mails = new Gauge({
    name: 'collegium_mails',
    help: 'Mails in the outbox that wait for a try, or that were given up',
    labelNames: ['state'],
    async collect() {
      if (!(await isInstalled(database))) return;
      mails.reset();
      for (const state of states) mails.set({ state }, 0);
      for (const { state, number } of await mailsByState(database)) {
        mails.set({ state }, Number(number));
      }
    },
  });
  const oldest = new Gauge({
    name: 'collegium_oldest_waiting_mail_seconds',
    help: 'Age of the mail that has waited longest, 0 if none waits',
    async collect() {
      if (!(await isInstalled(database))) return;
      const waiting = (await mailsByState(database)).find(({ state }) => state === 'waiting');
      oldest.set(waiting ? (Date.now() - new Date(waiting.since).getTime()) / 1000 : 0);
    },
  });
}

const states = ['waiting', 'not_sent'];

interface MailsOfState {
  readonly state: string;
  readonly number: string | number;
  /** The time at which the first of them was queued. */
  readonly since: string | number | Date;
}

function mailsByState(database: Database): Promise<MailsOfState[]> {
  return database(outbox)
    .whereIn('state', states)
    .groupBy('state')
    .select('state')
    .count({ number: 'id' })
    .min({ since: 'queued_at' }) as unknown as Promise<MailsOfState[]>;
}
