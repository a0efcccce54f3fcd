import { ForbiddenError } from '@directus/errors';
import assets from '@directus/api/controllers/assets';
import utils from '@directus/api/controllers/utils';
import type { GuardedRequest, Handler } from './register.ts';

/**
 * Closes Directus' tools to all but administrators: by some of them anybody can keep the computer hashing. Closes the
 * archives of files, too: Directus 11.17.4 opens all files of an archive at once, leaves them open if the download is
 * cancelled, and ends when it may open no more files.
 *
 * The check is attached to each route, where Express has decided which one it is.
 */
export function closeTools(): void {
  const tools = routesOf(utils).filter(({ path }) => path !== sorting);
  const archiving = routesOf(assets).filter(({ path }) => archives.includes(path));
  if (tools.length === routesOf(utils).length || archiving.length < archives.length) {
    throw new Error(`Directus lacks one of the routes ${[sorting, ...archives].join(', ')}.`);
  }
  for (const { stack } of [...tools, ...archiving]) {
    const [first] = stack;
    if (first) first.handle = ifAdministrator(first.handle as Handler);
  }
}

/** Which editors need, and which asks for permission by itself. */
const sorting = '/sort/:collection';

const archives: readonly string[] = ['/files/', '/folder/:pk'];

function routesOf({ stack }: typeof utils) {
  return stack.flatMap(({ route }) => (route ? [route] : []));
}

function ifAdministrator(handle: Handler): Handler {
  return (request: GuardedRequest, response, next) => {
    if (request.accountability?.admin) handle(request, response, next);
    else next(new ForbiddenError());
  };
}
