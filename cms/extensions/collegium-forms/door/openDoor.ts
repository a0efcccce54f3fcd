import type { ServerResponse } from 'node:http';
import type { DoorAnswer, DoorErrors } from '../../../../contract/forms/answers.ts';
import type { Context, ExpressRequest, Handler } from '../directus.ts';
import type { Settings } from '../settings.ts';
import { isBusy } from './inTransaction.ts';
import { Refusal } from './Refusal.ts';
import { doorRequest, type DoorRequest } from './request.ts';

/** What stands behind one address of the door. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** As contract/forms/door.ts says it. One that ends with a slash takes whatever follows. */
  readonly path: string;
  /** @throws Refusal */
  readonly answer: (request: DoorRequest) => Promise<Answer>;
}

/** What goes well: something for a form, or for people a page to go on to. */
export type Answer = DoorAnswer | { readonly data: object } | { readonly location: string };

/** What the addresses of all routes begin with. */
export const doorway = '/collegium';

/**
 * Answers before anything of Directus' own has seen the request: its log would keep who writes, its
 * parser would take a megabyte, and its rules for other origins are those of reading.
 */
export function openDoor(
  routes: readonly Route[],
  settings: Settings,
  logger: Context['logger'],
): Handler {
  return (message, response, next) => {
    const path = doorway + (message.url.split('?')[0] ?? '');
    const found = routes.filter((route) => leadsTo(route, path));
    const [first] = found;
    if (!first) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    openTo(message, response, settings);
    const methods = [...found.map(({ method }) => method), 'OPTIONS'];
    if (message.method === 'OPTIONS') {
      permit(response, methods);
      return;
    }
    const route = found.find(({ method }) => method === message.method);
    if (!route) {
      response.setHeader('Allow', methods.join(', '));
      refuse(message, response, new Refusal('INVALID_PAYLOAD'), 405);
      return;
    }
    const request = doorRequest(message, path.slice(route.path.length), settings);
    route.answer(request).then(
      (answer) => send(response, answer),
      (error: unknown) => refuse(message, response, refusalOf(error, route, logger)),
    );
  };
}

function leadsTo({ path }: Route, asked: string): boolean {
  return path.endsWith('/') ? asked.startsWith(path) && asked !== path : asked === path;
}

/** Lets a page of our websites read the answer, refusals too, and nobody else's. */
function openTo(
  { headers: { origin } }: ExpressRequest,
  response: ServerResponse,
  { origins }: Settings,
): void {
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
  }
}

/** What browsers ask before they send. */
function permit(response: ServerResponse, methods: readonly string[]): void {
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
}

function send(response: ServerResponse, answer: Answer): void {
  if ('location' in answer) {
    response.writeHead(303, { Location: answer.location }).end();
    return;
  }
  response.writeHead(200, json).end(JSON.stringify(answer));
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** What went wrong by itself is told by its code: a database's message holds what was to be stored. */
function refusalOf(error: unknown, { path }: Route, logger: Context['logger']): Refusal {
  if (error instanceof Refusal) return error;
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  logger.error(`collegium-forms: ${path} failed (${String(code ?? name)})`);
  return new Refusal(isBusy(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
}

function refuse(
  message: ExpressRequest,
  response: ServerResponse,
  refusal: Refusal,
  status = refusal.status,
): void {
  const { code, details } = refusal;
  const body: DoorErrors = {
    errors: [{ message: refusal.message, extensions: { code, ...details } }],
  };
  if (details.reset !== undefined) {
    response.setHeader('Retry-After', String(Math.ceil(details.reset / 1000)));
  }
  // What was not read is let in and thrown away: a page whose connection is cut gets no answer.
  message.resume();
  response.writeHead(status, json).end(JSON.stringify(body));
}
