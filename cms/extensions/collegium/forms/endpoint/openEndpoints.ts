import type { ServerResponse } from 'node:http';
import type { EndpointResponse, EndpointErrors } from '../../../../../contract/forms/endpoints.ts';
import type { Context, DirectusRequest, Handler } from '../../directus.ts';
import type { Settings } from '../settings.ts';
import { isBusy } from './inTransaction.ts';
import { Refusal } from './Refusal.ts';
import { endpointRequest, type EndpointRequest } from './request.ts';

/** A route of the form endpoint. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** A path of contract/forms/endpoints.ts. A path that ends with a slash matches all longer paths. */
  readonly path: string;
  /** @throws Refusal */
  readonly handle: (request: EndpointRequest) => Promise<RouteResult>;
}

/** A successful response: data for a form, or a redirect for people. */
type RouteResult = EndpointResponse | { readonly data: object } | { readonly location: string };

/** The common prefix of all routes. */
export const endpointsPath = '/collegium';

/**
 * Handles requests before Directus' middlewares: Directus would log the sender, its parser accepts a
 * megabyte, and its CORS rules are those for reading.
 */
export function openEndpoints(
  routes: readonly Route[],
  settings: Settings,
  logger: Context['logger'],
): Handler {
  return (message, response, next) => {
    const path = endpointsPath + (message.url.split('?')[0] ?? '');
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
    const request = endpointRequest(message, path.slice(route.path.length), settings);
    route.handle(request).then(
      (result) => send(response, result),
      (error: unknown) => refuse(message, response, refusalOf(error, route, logger)),
    );
  };
}

function leadsTo({ path }: Route, requestPath: string): boolean {
  return path.endsWith('/')
    ? requestPath.startsWith(path) && requestPath !== path
    : requestPath === path;
}

/** Sets the CORS headers, so that only pages of our websites can read the response, including refusals. */
function openTo(
  { headers: { origin } }: DirectusRequest,
  response: ServerResponse,
  { origins }: Settings,
): void {
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
  }
}

/** Answers a CORS preflight request. */
function permit(response: ServerResponse, methods: readonly string[]): void {
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
}

function send(response: ServerResponse, result: RouteResult): void {
  if ('location' in result) {
    response.writeHead(303, { Location: result.location }).end();
    return;
  }
  response.writeHead(200, json).end(JSON.stringify(result));
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** Logs an unexpected error by its code only: a database's error message contains the values to be stored. */
function refusalOf(error: unknown, { path }: Route, logger: Context['logger']): Refusal {
  if (error instanceof Refusal) return error;
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  logger.error(`collegium-forms: ${path} failed (${String(code ?? name)})`);
  return new Refusal(isBusy(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
}

function refuse(
  message: DirectusRequest,
  response: ServerResponse,
  refusal: Refusal,
  status = refusal.status,
): void {
  const { code, details } = refusal;
  const body: EndpointErrors = {
    errors: [{ message: refusal.message, extensions: { code, ...details } }],
  };
  if (details.reset !== undefined) {
    response.setHeader('Retry-After', String(Math.ceil(details.reset / 1000)));
  }
  // Drain the unread body: if the connection is closed early, the page gets no response.
  message.resume();
  response.writeHead(status, json).end(JSON.stringify(body));
}
